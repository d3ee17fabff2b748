import { component } from '../../../content-model/component';

export const Gallery = component({
  attributes: { caption: { kind: 'text', description: 'Caption of the whole group.' } },
  words: (gallery) => gallery.caption ?? '',
});

export const Figure = component({
  attributes: { caption: { kind: 'text', required: true, description: 'Caption below the picture.' } },
  words: (figure) => figure.caption,
});
