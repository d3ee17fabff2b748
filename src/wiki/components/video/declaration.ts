import { component } from '../../../content-model/component';

export const Video = component({
  attributes: {
    src: { kind: 'file', format: 'video', description: 'File beside the page, e.g. ./coiling.mp4.' },
    url: {
      kind: 'address',
      embeds: 'film',
      description: 'Address of a film on YouTube, Vimeo or a host that "embedHosts" in site.json lists; it loads only on a click.',
    },
    title: { kind: 'text', required: true, description: 'What the video shows.' },
    poster: { kind: 'file', format: 'picture', description: 'Still picture beside the page.' },
    captions: { kind: 'file', format: 'captions', description: 'WebVTT captions beside the page.' },
  },
  oneOf: ['src', 'url'],
  isDrawn: true,
});

export const Embed = component({
  attributes: {
    url: { kind: 'address', required: true, embeds: 'page', description: 'Page of a host that "embedHosts" in site.json lists.' },
    title: { kind: 'text', required: true, description: 'What the page shows.' },
  },
  isDrawn: true,
});
