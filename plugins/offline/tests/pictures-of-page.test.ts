import { picturesOf } from '../node/pictures-of-page';

const FOLDER = '/static/0123456789abcdef0123456789abcdef';

test('a picture is saved as WebP, in the size that fits the text', () => {
  const html = `<picture><source type="image/webp" srcSet="${FOLDER}/a/plug.webp 490w, ${FOLDER}/b/plug.webp 736w, ${FOLDER}/c/plug.webp 1472w"/>
    <img src="${FOLDER}/d/plug.png" srcset="${FOLDER}/e/plug.png 490w, ${FOLDER}/d/plug.png 736w"></picture>`;
  expect(picturesOf(html, '')).toEqual([`${FOLDER}/b/plug.webp`]);
});

test('a picture that is smaller than the text is saved at its largest', () => {
  const html = `<source srcset="${FOLDER}/a/plug.webp 184w, ${FOLDER}/b/plug.webp 368w">`;
  expect(picturesOf(html, '')).toEqual([`${FOLDER}/b/plug.webp`]);
});

test('a drawing is saved once for both colour modes', () => {
  expect(picturesOf(`<img src="${FOLDER}/plug.svg"><img src="${FOLDER}/plug.svg#dark">`, '')).toEqual([`${FOLDER}/plug.svg`]);
});

test('pictures are found below a path prefix, and named without it', () => {
  expect(picturesOf(`<img src="/crew${FOLDER}/a/plug.png"><img src="/short-links/x.svg">`, '/crew')).toEqual([`${FOLDER}/a/plug.png`]);
});

test('a picture is found with spaces and accents in its name', () => {
  expect(picturesOf(`<img src="${FOLDER}/patch%20wall%20caf%C3%A9.png">`, '')).toEqual([`${FOLDER}/patch wall café.png`]);
});

test('neither scripts nor other sites’ pictures are pictures of the page', () => {
  expect(
    picturesOf('<script src="/app-0123456789.js"></script><img src="https://else.example/a.png"><img src="//else.example/b.png">', ''),
  ).toEqual([]);
});
