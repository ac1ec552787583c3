/** The seller's mark as a picture that an archive may hold: flat, on white, no larger than it is printed. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { BoundedCache } from '../../../rules/format/bounded-cache.ts';

/** In CSS pixels. */
export const logoRoom = { width: 240, height: 44 } as const;

/** Of 288 dots an inch. */
const fineness = 3;

export interface Logo {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Of the sellers whose documents are printed one after the other. */
const drawnBefore = new BoundedCache<Promise<Logo | undefined>>(20);

/** undefined for what is no picture: an invoice goes out without it rather than not at all. */
export const logoOf = (picture: Uint8Array): Promise<Logo | undefined> =>
  drawnBefore.getOrCreate(createHash('sha256').update(picture).digest('hex'), () => drawn(picture));

async function drawn(picture: Uint8Array): Promise<Logo | undefined> {
  const flat = await sharp(picture, { pages: 1, density: 288 })
    .resize({ width: logoRoom.width * fineness, height: logoRoom.height * fineness, fit: 'inside' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  if (!flat) return undefined;
  return { content: flat.data, width: flat.info.width / fineness, height: flat.info.height / fineness };
}
