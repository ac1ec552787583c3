/** Documents to be read or kept, each with its title, language, form and size. */
import { fieldTexts } from '../fields/field-texts.ts';
import { kind } from '../fields/kind.ts';
import { isStoredImagePath } from '../files/stored-image.ts';
import { writes } from '../format/file-text.ts';

export interface StoredDocument {
  /** Where the server keeps it. */
  readonly Path: string;
  readonly Title: string;
  /** Absent: for readers of every language. */
  readonly Language?: string | null;
  readonly ContentType: string;
  /** Bytes. */
  readonly Size: number;
}

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    Documents: readonly StoredDocument[];
  }
}

export const isStoredDocument = (value: unknown): value is StoredDocument => {
  const { Path, Title } = (value ?? {}) as Partial<StoredDocument>;
  return typeof Path === 'string' && isStoredImagePath(Path) && typeof Title === 'string';
};
const areDocuments = (value: unknown): value is readonly StoredDocument[] =>
  Array.isArray(value) && value.every(isStoredDocument);

const noLanguage = '-';

/** One on each line, its title behind what is said of it. */
const lineOf = ({ Path, Title, Language, ContentType, Size }: StoredDocument): string =>
  [Path, ContentType, Size, Language || noLanguage, Title].join(' ');

function documentOf(line: string): StoredDocument | undefined {
  const [, Path, ContentType, Size, Language, Title] = /^\s*(\S+) (\S+) (\d+) (\S+) (.*?)\s*$/.exec(line) ?? [];
  if (!Path || !ContentType || !Language || Title === undefined) return undefined;
  return { Path, Title, ...(Language !== noLanguage && { Language }), ContentType, Size: Number(Size) };
}

export default kind('Documents', {
  type: 'records',
  width: 240,
  wide: true,
  secret: true,
  parse(text) {
    const found = text.split('\n').flatMap((line) => documentOf(line) ?? []);
    return { value: found.length === 0 ? null : found };
  },
  check: (value) => (areDocuments(value) ? undefined : { text: fieldTexts.format }),
  export: writes(areDocuments, (documents) => documents.map(lineOf).join('\n')),
  examples: [
    {
      name: 'usual',
      value: [
        {
          Path: '5f2c8d1e7a9b4c2d8e6f0a1b2c3d4e5f/5b1d9c3e7f2a4b6d8c0e1f3.pdf',
          Title: 'Service description',
          Language: 'en',
          ContentType: 'application/pdf',
          Size: 388_000,
        },
        {
          Path: '6f2c8d1e7a9b4c2d8e6f0a1b2c3d4e5f/5b1d9c3e7f2a4b6d8c0e1f3.pdf',
          Title: 'Auftragsverarbeitungsvertragsmusterformular',
          ContentType: 'application/pdf',
          Size: 1_410_000,
        },
      ],
    },
    {
      name: 'one',
      value: [
        {
          Path: '7f2c8d1e7a9b4c2d8e6f0a1b2c3d4e5f/5b1d9c3e7f2a4b6d8c0e1f3.xlsx',
          Title: '料金表',
          Language: 'ja',
          ContentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
          Size: 9_200,
        },
      ],
    },
    { name: 'empty', value: null },
  ],
});
