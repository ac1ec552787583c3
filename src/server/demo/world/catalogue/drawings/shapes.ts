/** What the pictures of services are drawn with: quiet shapes on a surface of 1200 by 750. */
import { random } from '../../random.ts';

export const size = { width: 1200, height: 750 } as const;

export interface Tones {
  readonly strong: string;
  readonly soft: string;
  readonly second: string;
}

export const quiet = { page: '#f6f7f9', card: '#ffffff', line: '#dfe3e8', bar: '#d3d8de', faint: '#eceff3' } as const;

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  { round = 10, edge }: { readonly round?: number; readonly edge?: string } = {},
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"${edge ? ` stroke="${edge}" stroke-width="2"` : ''}/>`;

/** A line of text that nobody reads. */
export const bar = (x: number, y: number, width: number, fill: string = quiet.bar, height = 14): string =>
  box(x, y, width, height, fill, { round: height / 2 });

export const card = (x: number, y: number, width: number, height: number): string =>
  box(x, y, width, height, quiet.card, { round: 14, edge: quiet.line });

export const dot = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

export const stroke = (path: string, colour: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A ring of which a share is filled, from its top on. */
export function ring(x: number, y: number, radius: number, share: number, colour: string, width = 22): string {
  const length = 2 * Math.PI * radius;
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${quiet.line}" stroke-width="${width}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="${(length * share).toFixed(1)} ${length.toFixed(1)}" transform="rotate(-90 ${x} ${y})"/>`;
}

export const each = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export const picture = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}"><rect width="${size.width}" height="${size.height}" fill="${quiet.page}"/>${content}</svg>`;

/** The frame of a program, with what is in it. */
export const program = (content: string): string =>
  card(90, 80, 1020, 590) +
  `<path d="M90 94a14 14 0 0 1 14-14h992a14 14 0 0 1 14 14v46H90z" fill="${quiet.faint}"/>` +
  each(3, (index) => dot(122 + index * 28, 110, 7, quiet.bar)) +
  content;

export const drawing = (key: string) => random(`drawing ${key}`);
