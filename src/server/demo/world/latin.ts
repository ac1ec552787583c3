/** Names as they stand in e-mail addresses: Latin small letters, digits and hyphens. */

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
};
const german: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

export function mailPart(name: string, umlauts: boolean): string {
  const small = name.toLowerCase().replace(/[äöü]/g, (letter) => (umlauts ? german[letter] : undefined) ?? letter);
  return small
    .replace(/[ßłøđıæœ]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^a-z0-9 -]/g, '')
    .trim()
    .replace(/[ -]+/g, '-');
}
