/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Embed, Video } from './video';
import { playerAddress } from './players';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed';
const VIMEO = 'https://player.vimeo.com/video';

it.each([
  ['https://www.youtube.com/watch?v=abc123', `${YOUTUBE}/abc123?autoplay=1`],
  ['https://m.youtube.com/watch?v=abc123&t=5', `${YOUTUBE}/abc123?autoplay=1&start=5`],
  ['https://youtu.be/abc123?t=30', `${YOUTUBE}/abc123?autoplay=1&start=30`],
  ['https://www.youtube.com/watch?v=abc123&t=1m30s', `${YOUTUBE}/abc123?autoplay=1&start=90`],
  ['https://www.youtube.com/shorts/abc123', `${YOUTUBE}/abc123?autoplay=1`],
  ['https://www.youtube-nocookie.com/embed/abc123', `${YOUTUBE}/abc123?autoplay=1`],
  ['https://www.youtube.com/playlist?list=PLabc', `${YOUTUBE}/videoseries?list=PLabc&autoplay=1`],
  ['https://www.youtube.com/embed/videoseries?list=PLabc', `${YOUTUBE}/videoseries?list=PLabc&autoplay=1`],
  ['https://vimeo.com/12345', `${VIMEO}/12345?autoplay=1&dnt=1`],
  ['https://vimeo.com/channels/staffpicks/12345', `${VIMEO}/12345?autoplay=1&dnt=1`],
  ['https://vimeo.com/12345/0a1b2c3d4e', `${VIMEO}/12345?h=0a1b2c3d4e&autoplay=1&dnt=1`],
  ['https://video.example/player/1', 'https://video.example/player/1'],
])('the player of the video %s is at %s', (url, player) => {
  expect(playerAddress(url)).toBe(player);
});

it('a video of our own loads nothing until it is played', () => {
  const { container } = render(<Video title="Coiling" src="/1/coil.mp4" poster="/2/coil.png" captions="/3/coil.vtt" />);
  const video = screen.getByLabelText('Coiling');
  expect([video.tagName, video.getAttribute('preload'), video.getAttribute('poster')]).toEqual(['VIDEO', 'none', '/2/coil.png']);
  expect([...container.querySelectorAll('source, track')].map((file) => file.getAttribute('src'))).toEqual(['/1/coil.mp4', '/3/coil.vtt']);
  expect(screen.getByText('Coiling').tagName).toBe('FIGCAPTION');
});

it('a video elsewhere loads nothing until a reader agrees, then takes the focus from the button', async () => {
  render(<Video title="Coiling" url="https://www.youtube.com/watch?v=abc123" />);
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByText(/youtube\.com/, { selector: 'p' })).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Watch it on youtube.com' }).getAttribute('href')).toBe('https://www.youtube.com/watch?v=abc123');
  await userEvent.click(screen.getByRole('button', { name: 'Play “Coiling”' }));
  const frame = screen.getByTitle('Coiling');
  expect(frame.getAttribute('src')).toBe(`${YOUTUBE}/abc123?autoplay=1`);
  expect(document.activeElement).toBe(frame);
});

it('a page of another site loads in a sandbox once a reader asks, and can be opened there without scripts too', async () => {
  render(<Embed title="Gel swatches" url="https://www.gels.example/swatches" />);
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByText(/gels\.example/, { selector: 'p' }).textContent).toContain('IP address');
  expect(screen.getByRole('link', { name: 'Open it on gels.example' }).getAttribute('href')).toBe('https://www.gels.example/swatches');
  const button = screen.getByRole('button', { name: 'Show “Gel swatches”' });
  expect(button.closest('.needs-script')).not.toBeNull();
  await userEvent.click(button);
  const frame = screen.getByTitle('Gel swatches');
  expect(frame.getAttribute('src')).toBe('https://www.gels.example/swatches');
  expect(frame.getAttribute('sandbox')).not.toMatch(/allow-top-navigation|allow-modals/);
});
