/** Several pictures in an order, each with a title that is its text for whoever does not see it. */
import { Type } from 'typebox';
import { fieldTexts } from '../fields/field-texts.ts';
import { kind } from '../fields/kind.ts';
import type { Problem } from '../fields/problem.ts';
import { isStoredImagePath } from '../files/stored-image.ts';
import { writes } from '../format/file-text.ts';

export interface TitledImage {
  /** As the value of `Image`. */
  readonly Path: string;
  readonly Title?: string | null;
}

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    Images: readonly TitledImage[];
  }
  interface FieldKindOptions {
    Images: ImagesOptions;
  }
}

export interface ImagesOptions {
  /** How many it takes; absent: 20. */
  readonly most?: number;
}

const usual = 20;
const titleLength = 200;
export const mostImages = (told: ImagesOptions | undefined): number => told?.most ?? usual;

export const isTitledImage = (value: unknown): value is TitledImage =>
  typeof (value as TitledImage | null)?.Path === 'string';
const areImages = (value: unknown): value is readonly TitledImage[] =>
  Array.isArray(value) && value.every(isTitledImage);

function check(value: unknown, most: number): Problem | undefined {
  if (!areImages(value) || !value.every(({ Path }) => isStoredImagePath(Path))) return { text: fieldTexts.format };
  if (value.length > most) return { text: fieldTexts.maxItems, parameters: { n: most } };
  if (new Set(value.map(({ Path }) => Path)).size < value.length) return { text: fieldTexts.unique };
  const isLong = value.some(({ Title }) => (Title?.length ?? 0) > titleLength);
  return isLong ? { text: fieldTexts.maxLength, parameters: { n: titleLength } } : undefined;
}

export default kind('Images', {
  type: 'records',
  options: Type.Object({ most: Type.Optional(Type.Integer({ minimum: 1 })) }, { additionalProperties: false }),
  width: 160,
  wide: true,
  secret: true,
  parse(text) {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const images = lines.map((line) => {
      const [, Path = '', Title = ''] = /^\s*(\S+)\s*(.*?)\s*$/.exec(line) ?? [];
      return Title === '' ? { Path } : { Path, Title };
    });
    return { value: images.length === 0 ? null : images };
  },
  check: (value, rule) => check(value, mostImages(rule.With as ImagesOptions | undefined)),
  // One on each line, its title behind its path.
  export: writes(areImages, (images) =>
    images.map(({ Path, Title }) => [Path, Title].filter(Boolean).join(' ')).join('\n'),
  ),
  examples: [
    {
      name: 'usual',
      value: [
        { Path: '5f2c8d1e7a9b4c2d8e6f0a1b2c3d4e5f/1600x1067-7a8f5c-a1b2c3.webp', Title: 'The overview of all backups' },
        { Path: '6f2c8d1e7a9b4c2d8e6f0a1b2c3d4e5f/640x1280-b3574a-0a1b2c3.webp', Title: 'On a phone' },
        { Path: '7f2c8d1e7a9b4c2d8e6f0a1b2c3d4e5f/1920x1080-1867c0-a1b2c3.webp' },
      ],
    },
    {
      name: 'long title',
      value: [
        {
          Path: '5f2c8d1e7a9b4c2d8e6f0a1b2c3d4e5f/1600x1067-7a8f5c-a1b2c3.webp',
          Title: 'Datenwiederherstellungsübersicht mit Aufbewahrungsfristenverwaltung für alle Niederlassungen',
        },
      ],
    },
    { name: 'empty', value: null, options: { help: 'The first one stands at the top of the page' } },
    {
      name: 'read only',
      value: [{ Path: '5f2c8d1e7a9b4c2d8e6f0a1b2c3d4e5f/1600x1067-7a8f5c-a1b2c3.webp', Title: 'The overview' }],
      options: { readOnly: true },
    },
    { name: 'error', value: null, error: 'At most 3 values' },
  ],
});
