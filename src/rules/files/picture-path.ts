/** What the path of a kept picture says of it: its measures and its colour, so that a page leaves the right room before it comes. */

export interface PictureFacts {
  readonly width: number;
  readonly height: number;
  /** The colour that most of it has, as six hexadecimal digits. */
  readonly color: string;
}

/** Longest sides in which a picture is kept beside itself: marks of 22, 32, 40 and 48 pixels in both densities, then pictures. */
export const pictureSides = [22, 32, 40, 44, 48, 64, 80, 96, 320, 640, 1280, 1920] as const;

const name = /^[0-9a-f]{32}\/(\d{1,4})x(\d{1,4})-([0-9a-f]{6})-[0-9a-f]{3,12}\.webp$/;
const nameLength = 23;

/** undefined: no picture that was kept in sizes. */
export function pictureFacts(path: string): PictureFacts | undefined {
  const [, width = '', height = '', color = ''] = name.exec(path) ?? [];
  return color === '' ? undefined : { width: Number(width), height: Number(height), color };
}

/** @param random hexadecimal digits, at least 44 of them: nobody guesses the path. */
export function picturePath({ width, height, color }: PictureFacts, random: string): string {
  const facts = `${width}x${height}-${color}-`;
  return `${random.slice(0, 32)}/${facts}${random.slice(32, 32 + nameLength - facts.length)}.webp`;
}

/** The measures of a picture within a box: never enlarged, at least one pixel. */
export function fittedInside({ width, height }: Pick<PictureFacts, 'width' | 'height'>, wide: number, high: number) {
  const share = Math.min(1, wide / width, high / height);
  const scaled = (side: number) => Math.max(1, Math.round(side * share));
  return { width: scaled(width), height: scaled(height) };
}

/** Where a picture is found so that its longest side has so many pixels (EXT-09). */
export const pictureAddress = (path: string, side: number): string => `/keeper/getimage/${path}/${side}/${side}`;

/** The address of each size that is kept, the picture itself last, with its width as `srcset` wants it. */
export function pictureSources(path: string, facts: PictureFacts): readonly { address: string; width: number }[] {
  const longest = Math.max(facts.width, facts.height);
  const smaller = pictureSides
    .filter((side) => side < longest)
    .map((side) => ({ address: pictureAddress(path, side), width: fittedInside(facts, side, side).width }));
  return [...smaller, { address: `/keeper/get/${path}`, width: facts.width }];
}
