import { planSizes } from '../../src/wiki/node/pictures';

describe('the sizes of a picture', () => {
  it.each([
    ['a drawing', { width: 1280, bytes: 25_000, extension: 'png' }, [490, 736], true],
    ['a small drawing', { width: 640, bytes: 9_000, extension: 'png' }, [490], true],
    ['one as wide as a size', { width: 490, bytes: 9_000, extension: 'png' }, [], true],
    ['a photograph', { width: 4000, bytes: 3_000_000, extension: 'jpg' }, [490, 736, 1472], false],
    ['a heavy picture of few pixels', { width: 600, bytes: 200_000, extension: 'png' }, [490, 600], false],
    ['an animation', { width: 1280, bytes: 900_000, extension: 'GIF' }, [], true],
  ])('%s: %j is WebP in %j; its own file is offered: %j', (_name, picture, widths, offersFile) => {
    expect(planSizes(picture)).toEqual({ widths, offersFile });
  });
});
