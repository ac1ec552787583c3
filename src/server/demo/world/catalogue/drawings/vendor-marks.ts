/** The marks of the vendors: quiet shapes on a disc, 96 units wide. */

const disc = (colour: string, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 96 96"><clipPath id="disc"><circle cx="48" cy="48" r="46"/></clipPath><g clip-path="url(#disc)"><rect width="96" height="96" fill="${colour}"/>${shapes}</g></svg>`;

const line = (path: string, width = 5, colour = '#fff'): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const area = (path: string, colour = '#fff', opacity = 1): string =>
  `<path d="${path}" fill="${colour}" fill-opacity="${opacity}"/>`;

const spokes = Array.from(
  { length: 8 },
  (_, turn) =>
    `<path d="M48 25v7" transform="rotate(${turn * 45} 48 48)" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`,
).join('');

export const vendorMarks = {
  pigeon: disc(
    '#2f6fde',
    area('M18 52 78 28 58 74 46 58z') +
      area('M46 58 78 28 50 66 48 76z', '#1b4fae') +
      area('M18 52 78 28 46 58z', '#cfe0fb'),
  ),
  vault: disc(
    '#0f766e',
    `<circle cx="48" cy="48" r="27" fill="none" stroke="#fff" stroke-width="5"/><circle cx="48" cy="48" r="9" fill="#fff"/>${spokes}`,
  ),
  window: disc(
    '#6b4bd8',
    area('M26 26h20v20H26z') +
      area('M50 26h20v20H50z', '#fff', 0.55) +
      area('M26 50h20v20H26z', '#fff', 0.55) +
      area('M50 50h20v20H50z', '#ffd27a'),
  ),
  shield: disc(
    '#b4352d',
    area('M48 20 70 28v18c0 15-9 25-22 31z', '#fff', 0.55) + area('M48 20 26 28v18c0 15 9 25 22 31z'),
  ),
  bridge: disc(
    '#0e7490',
    line('M14 62h68', 5) + line('M20 62a28 28 0 0 1 56 0', 5) + line('M34 62V42M48 62V35M62 62V42', 4, '#a5e4f2'),
  ),
  plain: disc(
    '#9a3412',
    `<circle cx="48" cy="50" r="17" fill="#fdba74"/>${area('M0 58h96v40H0z', '#7c2a0e')}${line('M14 66h68M24 74h48M34 82h28', 3.5, '#fdba74')}`,
  ),
  fjord: disc(
    '#0d9488',
    area('M6 70 34 30 52 56 64 40 92 70z') +
      area('M34 30 43 43 36 47 29 41 25 43z', '#0d9488', 0.4) +
      line('M22 80h52', 4, '#b5ece5') +
      '<circle cx="68" cy="24" r="6" fill="#fff3c4"/>',
  ),
  sunrise: disc(
    '#c2570c',
    `<path d="M22 62a26 26 0 0 1 52 0z" fill="#ffd27a"/>${line('M14 62h68M48 18v10M20 30l7 7M76 30l-7 7', 5)}${line('M30 74h36', 5, '#ffd27a')}`,
  ),
  amber: disc(
    '#4d4a45',
    area('M48 18 74 33v30L48 78 22 63V33z', '#f2a93b') +
      area('M48 18 74 33 48 48 22 33z', '#ffd27a') +
      area('M48 48v30L22 63V33z', '#d98a1a'),
  ),
  compass: disc(
    '#1d4ed8',
    area('M48 16 56 40 80 48 56 56 48 80 40 56 16 48 40 40z', '#fff', 0.45) +
      area('M48 16 56 40 48 48z') +
      area('M80 48 56 56 48 48z') +
      area('M48 80 40 56 48 48z') +
      area('M16 48 40 40 48 48z'),
  ),
  caravan: disc(
    '#7a5af0',
    line('M22 30 40 48 22 66', 7, '#d6cbff') + line('M40 30 58 48 40 66', 7) + line('M58 30 76 48 58 66', 7, '#ffd27a'),
  ),
  lake: disc(
    '#0369a1',
    line('M16 36c8-8 16-8 24 0s16 8 24 0 12-8 18-4', 6) +
      line('M14 52c8-8 16-8 24 0s16 8 24 0 14-8 22-2', 6, '#8fd0f5') +
      line('M18 68c8-8 16-8 24 0s16 8 24 0 8-6 12-4', 6, '#4fa9de'),
  ),
} as const;

export type VendorMark = keyof typeof vendorMarks;
