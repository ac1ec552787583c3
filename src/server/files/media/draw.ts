/** Draws a picture anew: what is kept is its pixels alone, upright, in sRGB, with the sizes in which it is shown. */
import sharp, { type Sharp } from 'sharp';
import { type PictureFacts, pictureSides } from '../../../rules/files/picture-path.ts';
import type { PictureExtension } from '../../../rules/files/upload-types.ts';
import { limits } from '../../../rules/limits.ts';
import { Failure } from '../../calls/failure.ts';
import { formatOf, isCutOff, pictureFormats } from './format.ts';
import { withinWorkLimit } from './work-limit.ts';

export interface Drawn extends PictureFacts {
  readonly content: Buffer;
  /** By their longest side. */
  readonly renditions: readonly { readonly side: number; readonly content: Buffer }[];
}

/** Of what was sent as a picture nothing is kept but this. */
export const drawnType = 'image/webp';

/** After which a picture is given up, in seconds. */
const patience = 20;

/** @throws with what was found and what is allowed, where it is no picture, a damaged one or a trap. */
export async function drawAnew(content: Buffer, extension: PictureExtension): Promise<Drawn> {
  const found = formatOf(content);
  const formats = [...new Set(Object.values(pictureFormats))];
  const allowed = formats.join(', ');
  if (found === undefined) throw new Failure(400, 'unknownFormat', { allowed });
  if (!formats.includes(found)) throw new Failure(400, 'notAPicture', { found, allowed });
  if (pictureFormats[extension] !== found) throw new Failure(400, 'otherThanNamed', { named: `.${extension}`, found });
  if (isCutOff(content, found)) throw new Failure(400, 'brokenPicture');
  return withinWorkLimit(() => draw(content, found));
}

async function draw(content: Buffer, found: string): Promise<Drawn> {
  const { data, info } = await pixelsOf(content);
  const { width, height } = info;
  const open = () => sharp(data, { raw: info });
  // Marks and pictures of screens: sharp edges stay sharp.
  const isGraphic = found === 'PNG' || found === 'GIF';
  const renditions = [];
  for (const side of pictureSides.filter((each) => each < Math.max(width, height))) {
    const smaller = open().resize(side, side, { fit: 'inside' });
    renditions.push({ side, content: await encoded(smaller, isGraphic && side <= 640) });
  }
  const kept = await encoded(open(), isGraphic && width * height <= 1_000_000);
  return { width, height, color: await colorOf(open()), content: kept, renditions };
}

/** More effort takes four times as long, and what comes of it is no smaller. */
const encoded = (picture: Sharp, lossless: boolean): Promise<Buffer> =>
  picture.webp(lossless ? { lossless, effort: 2 } : { quality: 85, effort: 1 }).toBuffer();

/** The first image of several, turned as its camera was held. */
async function pixelsOf(content: Buffer) {
  const open = (pixels: number | false) => sharp(content, { failOn: 'error', limitInputPixels: pixels, pages: 1 });
  // Only its head is read here.
  const { width, height } = await open(false).metadata().catch(refuse);
  if (width * height > limits.picturePixels)
    throw new Failure(400, 'tooManyPixels', { width, height, limit: limits.picturePixels / 1_000_000 });
  return open(limits.picturePixels)
    .timeout({ seconds: patience })
    .autoOrient()
    .resize({ width: limits.pictureSide, height: limits.pictureSide, fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
}

const refuse = (): never => {
  throw new Failure(400, 'brokenPicture');
};

/** What most of it has, on white where it is transparent. */
async function colorOf(picture: Sharp): Promise<string> {
  const opaque = picture.resize(64, 64, { fit: 'inside' }).flatten({ background: '#fff' }).png();
  const { dominant } = await sharp(await opaque.toBuffer()).stats();
  return [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('');
}
