/** Several documents in an order, each with a title and the language that it is written in. */
import { Type } from 'typebox';
import { fieldTexts } from '../fields/field-texts.ts';
import { kind } from '../fields/kind.ts';
import type { Problem } from '../fields/problem.ts';
import { isStoredImagePath } from '../files/stored-image.ts';
import type { DocumentExtension } from '../files/upload-types.ts';
import { writes } from '../format/file-text.ts';
import { allLanguages } from '../limits.ts';

export interface TitledDocument {
  /** The path under which the server keeps it, or what it calls one that was just sent. */
  readonly Path: string;
  readonly Title?: string | null;
  /** Absent: for readers of every language. */
  readonly Language?: string | null;
  /** In bytes; absent while it is not kept yet. */
  readonly Size?: number | null;
}

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    DocumentList: readonly TitledDocument[];
  }
  interface FieldKindOptions {
    DocumentList: DocumentListOptions;
  }
}

export interface DocumentListOptions {
  /** How many it takes; absent: 20. */
  readonly most?: number;
}

const usual = 20;
const titleLength = 200;
export const mostDocuments = (told: DocumentListOptions | undefined): number => told?.most ?? usual;
/** What is taken: it is kept as it is, and opens in every browser. */
export const documentsTaken: readonly DocumentExtension[] = ['pdf'];

export const isTitledDocument = (value: unknown): value is TitledDocument =>
  typeof (value as TitledDocument | null)?.Path === 'string';
const areDocuments = (value: unknown): value is readonly TitledDocument[] =>
  Array.isArray(value) && value.every(isTitledDocument);

function check(value: unknown, most: number): Problem | undefined {
  if (!areDocuments(value) || !value.every(({ Path }) => isStoredImagePath(Path))) return { text: fieldTexts.format };
  if (value.length > most) return { text: fieldTexts.maxItems, parameters: { n: most } };
  if (new Set(value.map(({ Path }) => Path)).size < value.length) return { text: fieldTexts.unique };
  const isLong = value.some(({ Title }) => (Title?.length ?? 0) > titleLength);
  if (isLong) return { text: fieldTexts.maxLength, parameters: { n: titleLength } };
  const languages: readonly string[] = allLanguages;
  const isKnown = value.every(({ Language }) => Language == null || languages.includes(Language));
  return isKnown ? undefined : { text: fieldTexts.oneOf, parameters: { allowed: languages.join(', ') } };
}

/** One on each line: 'path [de 482113] Title', its language and size where they are known. */
function lineOf({ Path, Title, Language, Size }: TitledDocument): string {
  const facts = [Language, Size].filter((fact) => fact != null).join(' ');
  return [Path, facts && `[${facts}]`, Title].filter(Boolean).join(' ');
}

function documentOf(line: string): TitledDocument {
  const [, Path = '', Language, size, title = ''] =
    /^\s*(\S+)(?:\s+\[([a-z]{2})?\s*(\d+)?\])?\s*(.*?)\s*$/.exec(line) ?? [];
  return {
    Path,
    ...(title !== '' && { Title: title }),
    ...(Language !== undefined && { Language }),
    ...(size !== undefined && { Size: Number(size) }),
  };
}

const path = '5f2c8d1e7a9b4c2d8e6f0a1b2c3d4e5f/Sicherheitskonzept-2027.pdf';

export default kind('DocumentList', {
  type: 'records',
  options: Type.Object({ most: Type.Optional(Type.Integer({ minimum: 1 })) }, { additionalProperties: false }),
  width: 240,
  wide: true,
  secret: true,
  parse(text) {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const documents = lines.map(documentOf);
    return { value: documents.length === 0 ? null : documents };
  },
  check: (value, rule) => check(value, mostDocuments(rule.With as DocumentListOptions | undefined)),
  export: writes(areDocuments, (documents) => documents.map(lineOf).join('\n')),
  examples: [
    {
      name: 'usual',
      value: [
        { Path: path, Title: 'Sicherheitskonzept', Language: 'de', Size: 482_113 },
        { Path: path.replace('5f', '6f'), Title: 'Security concept', Language: 'en', Size: 471_209 },
        { Path: path.replace('5f', '7f'), Title: 'ISO 27001 certificate', Size: 1_204_118 },
      ],
    },
    {
      name: 'long title',
      value: [
        {
          Path: path,
          Title: 'Auftragsverarbeitungsvereinbarung mit Aufbewahrungsfristenverwaltung für alle Niederlassungen',
          Language: 'de',
          Size: 96_118,
        },
      ],
    },
    { name: 'empty', value: null, options: { help: 'Each as a PDF' } },
    { name: 'read only', value: [{ Path: path, Title: 'Sicherheitskonzept' }], options: { readOnly: true } },
    { name: 'error', value: null, error: 'At most 3 values' },
  ],
});
