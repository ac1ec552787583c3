/** The signs of the sellers: lines without a ground, 96 units wide, as they stand on what they bill. */
const sign = (colour: string, paths: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 96 96"><g fill="none" stroke="${colour}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round">${paths}</g></svg>`;

export const sellerMarks = {
  north: sign('#1867c0', '<rect x="8" y="8" width="80" height="80" rx="20"/><path d="M32 66V34l32 30V30"/>'),
  waves: sign(
    '#0b4a75',
    '<path d="M8 42c13-16 27-16 40 0s27 16 40 0"/><path d="M8 66c13-16 27-16 40 0s27 16 40 0" stroke="#3b82b0"/>',
  ),
  river: sign('#a3261f', '<path d="M34 8c34 20-28 32 6 52 16 10 22 18 22 28"/><path d="M58 8c30 22-22 34 4 50"/>'),
  bridge: sign(
    '#0f6b5c',
    '<path d="M8 66h80"/><path d="M28 82V22M68 82V22"/><path d="M8 44c8 0 16-8 20-18 6 16 34 16 40 0 4 10 12 18 20 18" stroke-width="6"/>',
  ),
} as const;

export type SellerMark = keyof typeof sellerMarks;
