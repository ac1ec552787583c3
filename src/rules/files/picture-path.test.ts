/** Paths of pictures: what they say, what does not pass for one, and the sizes that follow. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fittedInside, pictureFacts, picturePath, pictureSides, pictureSources } from './picture-path.ts';
import { isStoredImagePath } from './stored-image.ts';

const side = fc.integer({ min: 1, max: 2560 });
const hex = (length: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${length}}$`));

describe('the path of a picture', () => {
  it('is the path of a stored image, and says what was put in', () => {
    fc.assert(
      fc.property(side, side, hex(6), hex(44), (width, height, color, random) => {
        const path = picturePath({ width, height, color }, random);
        expect(isStoredImagePath(path)).toBe(true);
        expect(pictureFacts(path)).toEqual({ width, height, color });
      }),
    );
  });

  it.each([
    'b'.repeat(32),
    `${'b'.repeat(32)}/5b1d9c3e7f2a4b6d8c0e1f3.pdf`,
    `../${'b'.repeat(32)}/1x1-ffffff-0123456789ab.webp`,
    `${'b'.repeat(32)}/1x1-ffffff-0123456789ab.png`,
  ])('%s is none', (path) => {
    expect(pictureFacts(path)).toBeUndefined();
  });
});

describe('sizes', () => {
  it('lie within the box, are never enlarged and keep their form', () => {
    fc.assert(
      fc.property(side, side, side, side, (width, height, wide, high) => {
        const fitted = fittedInside({ width, height }, wide, high);
        expect(fitted.width).toBeLessThanOrEqual(Math.min(wide, width));
        expect(fitted.height).toBeLessThanOrEqual(Math.min(high, height));
        const touches = [fitted.width === wide, fitted.height === high, fitted.width === width];
        expect(touches).toContain(true);
      }),
    );
  });

  it('of a picture are the smaller ones that are kept, and itself', () => {
    const path = picturePath({ width: 400, height: 800, color: 'ffffff' }, '0'.repeat(44));
    const sources = pictureSources(path, { width: 400, height: 800, color: 'ffffff' });
    expect(sources.map(({ width }) => width)).toEqual([11, 16, 20, 22, 24, 32, 40, 48, 160, 320, 400]);
    expect(sources[9]?.address).toBe(`/keeper/getimage/${path}/640/640`);
    expect(pictureSides).toContain(640);
  });
});
