/** The seller's mark as a picture that an archive may hold: flat, on white, no larger than it is printed. */
import sharp from 'sharp';

/** In CSS pixels. */
export const logoRoom = { width: 240, height: 44 } as const;

/** Of 288 dots an inch. */
const fineness = 3;

export interface Logo {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/** undefined for what is no picture: an invoice goes out without it rather than not at all. */
export async function logoOf(picture: Uint8Array): Promise<Logo | undefined> {
  const drawn = await sharp(picture, { pages: 1, density: 288 })
    .resize({ width: logoRoom.width * fineness, height: logoRoom.height * fineness, fit: 'inside' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  if (!drawn) return undefined;
  return { content: drawn.data, width: drawn.info.width / fineness, height: drawn.info.height / fineness };
}
