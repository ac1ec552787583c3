/** Drawings as the images that browsers are sent, under paths that do not tell what they show. */
import sharp from 'sharp';
import { random } from '../../random.ts';

export interface Rendered {
  readonly path: string;
  readonly content_type: string;
  readonly content: Buffer;
}

/** The same name has the same path in every installation, as the logo of the marketplace has. */
export function pathOf(name: string, extension: string): string {
  const chance = random(`image ${name}`);
  return `${chance.hex(32)}/${chance.hex(23)}.${extension}`;
}

export const drawnPng = async (name: string, svg: string): Promise<Rendered> => ({
  path: pathOf(name, 'png'),
  content_type: 'image/png',
  content: await sharp(Buffer.from(svg)).png({ compressionLevel: 6, palette: true, quality: 90, effort: 1 }).toBuffer(),
});

export const drawnWebp = async (name: string, svg: string): Promise<Rendered> => ({
  path: pathOf(name, 'webp'),
  content_type: 'image/webp',
  content: await sharp(Buffer.from(svg)).webp({ quality: 84, effort: 1 }).toBuffer(),
});
