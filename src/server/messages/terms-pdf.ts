/** The PDF of published terms: made when they are published, or when it is first asked for; kept in the database, and the same for everybody from then on. */
import type { Pool } from 'pg';
import type { MessageParameters } from '../../define/fields/field.ts';
import { fileName } from '../../rules/files/file-name.ts';
import { defaultLanguage } from '../../rules/limits.ts';
import { formatLocale, languageOf } from '../../rules/text/language.ts';
import { ownName } from '../../rules/text/localized.ts';
import { Failure } from '../calls/failure.ts';
import { translate } from '../calls/texts.ts';
import { inLanguage, type Texts } from './terms-texts.ts';

interface Row {
  readonly content: Buffer | null;
  readonly language: string;
  readonly titles: Texts;
  readonly body: string;
  readonly product_name: string | null;
  readonly version: number;
  readonly published_utc: Date;
}

/** Of many who ask at once, one makes it. */
const beingMade = new Map<string, Promise<Buffer>>();

export async function findTermsPdf(pool: Pool, path: string): Promise<{ name: string; content: Buffer } | undefined> {
  const { rows } = await pool.query<Row>('select * from terms_of_pdf($1)', [path]);
  const [row] = rows;
  if (!row) return undefined;
  const name = fileName(inLanguage(row.titles, row.language), 'pdf');
  return { name, content: row.content ?? (await madeOnce(pool, path, row)) };
}

function madeOnce(pool: Pool, path: string, row: Row): Promise<Buffer> {
  const made = beingMade.get(path) ?? make(pool, path, row).finally(() => beingMade.delete(path));
  beingMade.set(path, made);
  return made;
}

async function make(pool: Pool, path: string, row: Row): Promise<Buffer> {
  const made = await pdfOf(row);
  const { rows } = await pool.query<{ kept: Buffer }>('select keep_terms_pdf($1, $2) as kept', [path, made]);
  return rows[0]?.kept ?? made;
}

async function pdfOf(row: Omit<Row, 'content'>): Promise<Buffer> {
  // Most processes never make one.
  const { textPdf } = await import('../files/pdf/text-document.ts');
  const language = languageOf(row.language) ?? defaultLanguage;
  const locale = formatLocale(language, [], '');
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(row.published_utc);
  const t = (text: string, parameters: MessageParameters) => translate(language, text, parameters);
  const about = t('Version {version}, published on {date}', { version: row.version, date });
  return textPdf({
    title: inLanguage(row.titles, row.language),
    subtitle: row.product_name === null ? about : `${row.product_name} · ${about}`,
    language: row.language,
    date: row.published_utc,
    html: row.body,
    pageOf: (page, pages) => t('Page {page} of {pages}', { page, pages }),
  });
}

interface Published extends Pick<Row, 'titles' | 'product_name' | 'version' | 'published_utc'> {
  readonly texts: Texts;
}

/** The PDF of each language of what is published now. @throws 409 for characters that cannot be printed. */
export async function termsPdfs({ texts, ...row }: Published): Promise<readonly (readonly [string, Buffer])[]> {
  const { unprintable } = await import('../files/pdf/text-document.ts');
  const made: (readonly [string, Buffer])[] = [];
  for (const [language, body] of Object.entries(texts)) {
    const characters = unprintable(`${inLanguage(row.titles, language)} ${row.product_name ?? ''} ${body}`);
    if (characters.length > 0)
      throw new Failure(409, 'termsUnprintable', { language: ownName(language), characters: characters.join(' ') });
    made.push([language, await pdfOf({ ...row, language, body })]);
  }
  return made;
}
