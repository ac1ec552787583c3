/** How much two pictures differ: the share of points that somebody would call another colour. */
import sharp from 'sharp';

/** Of 255; edges of letters may be drawn a little differently. */
const near = 24;

export interface Difference {
  /** 0 for the same picture, 1 for one of another size. */
  readonly share: number;
  /** Where they differ, in red on the new picture. */
  readonly picture: Buffer;
}

export async function difference(before: Buffer, after: Buffer): Promise<Difference> {
  const [old, now] = await Promise.all([pixels(before), pixels(after)]);
  if (old.width !== now.width || old.height !== now.height) return { share: 1, picture: after };
  const { data, width, height } = now;
  let different = 0;
  for (let at = 0; at < data.length; at += 4) {
    const far = [0, 1, 2].some((channel) => Math.abs((data[at + channel] ?? 0) - (old.data[at + channel] ?? 0)) > near);
    if (!far) continue;
    different += 1;
    data.set([255, 0, 0, 255], at);
  }
  const picture = await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { share: different / (width * height), picture };
}

async function pixels(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
