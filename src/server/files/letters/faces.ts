/** The typefaces that PDFs are written with, for all scripts in which people write their names; each is read when a text first needs it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type FontFace } from 'fontkit';
import { Blob, Face as ShapingFace, Font as ShapingFont } from 'harfbuzzjs';

export type Weight = 400 | 500 | 600;

/** In thousandths of the size of the type. */
export interface Face {
  /** Where its family stands in the list. */
  readonly family: number;
  readonly name: string;
  /** Of the library that writes PDFs. */
  readonly font: FontFace;
  /** Of the library that shapes. */
  readonly shaping: ShapingFont;
  readonly perUnit: number;
  hasCharacter(codePoint: number): boolean;
  advanceOf(glyph: number): number;
}

/** A character is written with the first that has it. All are published under the SIL Open Font License 1.1, which stands in each package. */
const families = [
  ['inter', 'Inter'],
  ['noto-sans', 'NotoSans'],
  ['ibm-plex-sans-arabic', 'IBMPlexSansArabic'],
  ['noto-sans-arabic', 'NotoSansArabic'],
  ['noto-sans-hebrew', 'NotoSansHebrew'],
  ['noto-sans-sc', 'NotoSansSC'],
  ['noto-sans-kr', 'NotoSansKR'],
] as const;

const files: Readonly<Record<Weight, string>> = { 400: '400Regular', 500: '500Medium', 600: '600SemiBold' };
const { resolve } = createRequire(import.meta.url);
const opened = new Map<string, Face>();

/** Only the first family has a medium weight at hand. */
export function faceOf(family: number, weight: Weight): Face {
  const [folder, file] = families[family] ?? families[0];
  const style = files[family > 0 && weight === 500 ? 400 : weight];
  const name = `${file}_${style}`;
  const face = opened.get(name) ?? open(family, name, resolve(`@expo-google-fonts/${folder}/${style}/${name}.ttf`));
  opened.set(name, face);
  return face;
}

function open(family: number, name: string, path: string): Face {
  const bytes = readFileSync(path);
  const font = create(bytes);
  const perUnit = 1000 / font.unitsPerEm;
  return {
    family,
    name,
    font,
    shaping: new ShapingFont(new ShapingFace(new Blob(bytes))),
    perUnit,
    hasCharacter: remembered((codePoint) => font.hasGlyphForCodePoint(codePoint)),
    advanceOf: remembered((glyph) => font.getGlyph(glyph).advanceWidth * perUnit),
  };
}

/** undefined: none of them has it. */
export const familyFor = remembered((codePoint: number): number | undefined => {
  const found = families.findIndex((_family, index) => faceOf(index, 400).hasCharacter(codePoint));
  return found < 0 ? undefined : found;
});

function remembered<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key);
    if (value !== undefined || known.has(key)) return value as Value;
    const found = find(key);
    known.set(key, found);
    return found;
  };
}
