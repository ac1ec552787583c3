/** Pictures as their paths describe them, for pages that have no server: a landscape in the colour that most of the picture has. */
import { type PictureFacts, pictureSources } from '../../src/rules/files/picture-path.ts';

export function drawnPictures(path: string, facts: PictureFacts): ReturnType<typeof pictureSources> {
  const { width, height, color } = facts;
  const hill = (x: number, y: number, fill: string) =>
    `<path d="M${x * width} ${height}L${(x + 0.3) * width} ${y * height}L${(x + 0.6) * width} ${height}z" fill="${fill}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#${color}"/><circle cx="${0.75 * width}" cy="${0.25 * height}" r="${0.08 * Math.min(width, height)}" fill="#fff8"/>${hill(0.4, 0.5, '#0003')}${hill(0, 0.35, '#0004')}</svg>`;
  const address = `data:image/svg+xml;base64,${btoa(svg)}`;
  return pictureSources(path, facts).map((source) => ({ ...source, address }));
}
