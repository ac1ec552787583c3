/** What a file is by its first bytes, whatever its name says: only what is a picture by them is ever given to a decoder. */
import type { PictureExtension } from '../../../rules/files/upload-types.ts';

/** Marks in hexadecimal digits, with where they stand. */
const marks: readonly (readonly [name: string, at: number, mark: string])[] = [
  ['PNG', 0, '89504e470d0a1a0a'],
  ['JPEG', 0, 'ffd8ff'],
  ['GIF', 0, '474946383761'],
  ['GIF', 0, '474946383961'],
  ['WebP', 8, '57454250'],
  ['AVIF', 4, '6674797061766966'],
  ['AVIF', 4, '6674797061766973'],
  ['HEIC', 4, '6674797068656963'],
  ['HEIC', 4, '667479706d696631'],
  ['TIFF', 0, '49492a00'],
  ['TIFF', 0, '4d4d002a'],
  ['BMP', 0, '424d'],
  ['PDF', 0, '255044462d'],
  ['ZIP', 0, '504b0304'],
];

/** As people call it; undefined where it is none of those that are known. */
export function formatOf(content: Buffer): string | undefined {
  const start = content.subarray(0, 1024).toString('hex');
  const marked = marks.find(([, at, mark]) => start.startsWith(mark, at * 2));
  return marked ? marked[0] : markupOf(content);
}

function markupOf(content: Buffer): string | undefined {
  const start = content.toString('utf8', 0, 4096).replace('\u{feff}', '').trimStart().toLowerCase();
  if (!start.startsWith('<')) return undefined;
  if (start.includes('<svg')) return 'SVG';
  return start.includes('<html') || start.includes('<script') ? 'HTML' : 'XML';
}

/** What a picture of a name must be. */
export const pictureFormats: Readonly<Record<PictureExtension, string>> = {
  png: 'PNG',
  jpg: 'JPEG',
  jpeg: 'JPEG',
  webp: 'WebP',
  gif: 'GIF',
};

/** The decoder of WebP fills up what is missing; its container says how long it is. */
export const isCutOff = (content: Buffer, found: string): boolean =>
  found === 'WebP' && content.readUInt32LE(4) + 8 > content.length;
