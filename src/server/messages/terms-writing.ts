/** Writing terms: what was sent is checked and cleaned, a draft at a time of each name. */
import { sql } from 'kysely';
import type AddTerms from '../../../manifests/operations/Marketplace/AddTerms.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { InputOf } from '../../define/contract/operation.ts';
import { fieldTexts } from '../../rules/fields/field-texts.ts';
import { languageOf } from '../../rules/text/language.ts';
import { ownName } from '../../rules/text/localized.ts';
import { Failure } from '../calls/failure.ts';
import { cleanHtml, cleanMarkdown } from '../files/clean-html.ts';
import type { Texts } from './terms-texts.ts';
import type { TermsRow } from './terms-versions.ts';

type Written = Pick<InputOf<typeof AddTerms>, 'titles' | 'format' | 'markdownTexts' | 'htmlTexts'>;

/** In which everybody can read, whatever his own language. */
const fallback = 'en';

interface Columns {
  readonly titles: Texts;
  readonly texts: Texts;
  readonly sources: Texts | null;
  readonly format: Written['format'];
}

/** @throws 400 where a language is none of the portal's, English is missing, or nothing is left of a text. */
export function cleaned(context: CallContext, { titles, format, markdownTexts, htmlTexts }: Written): Columns {
  const [field, sent] = format === 'markdown' ? ['markdownTexts', markdownTexts] : ['htmlTexts', htmlTexts];
  const texts = each(context, field, sent ?? {}, format === 'markdown' ? cleanMarkdown : cleanHtml);
  return {
    titles: each(context, 'titles', titles, (title) => title.replace(/\s+/g, ' ').trim()),
    texts,
    sources: format === 'markdown' ? each(context, field, sent ?? {}, (text) => text.trim()) : null,
    format,
  };
}

function each(context: CallContext, field: string, texts: Texts, clean: (text: string) => string): Texts {
  const found = Object.entries(texts).map(([language, text]) => {
    if (languageOf(language) !== language) throw refused(context, `${field}.${language}`, fieldTexts.format);
    const left = clean(text);
    if (left === '') throw refused(context, `${field}.${language}`, fieldTexts.required);
    return [language, left] as const;
  });
  if (texts[fallback] === undefined) throw refused(context, `${field}.${fallback}`, fieldTexts.required);
  return Object.fromEntries(found);
}

function refused(context: CallContext, path: string, text: string): Failure {
  const problem = context.text(text);
  const [field = '', language = ''] = path.split('.');
  return new Failure(400, 'wrongValue', { field: `${field} (${ownName(language)})`, problem }, { [path]: problem });
}

export interface NewTerms extends Columns {
  readonly accountId: number;
  readonly name: string;
  readonly productName: string | null;
  readonly isPrivacyPolicy: boolean;
}

/** The account must have been found visible, and be held, before: so no two begin the same version. */
export async function addDraft(
  context: CallContext,
  { accountId, name, productName, isPrivacyPolicy, ...written }: NewTerms,
) {
  const { rows } = await sql<{ terms_id: number; version: number }>`
    insert into terms (owner_account_id, product_name, name, version, titles, texts, sources, format, is_privacy_policy)
    select ${accountId}, ${productName}, ${name}, coalesce(max(version), 0) + 1, ${json(written.titles)}::jsonb,
      ${json(written.texts)}::jsonb, ${written.sources && json(written.sources)}::jsonb, ${written.format}, ${isPrivacyPolicy}
    from terms t where t.owner_account_id = ${accountId} and t.name = ${name} and t.product_name is not distinct from ${productName}
    returning terms_id, version`.execute(context.db);
  const [made] = rows;
  if (!made) throw new Error('No draft was made');
  return { termsId: Number(made.terms_id), version: made.version };
}

/** The versions of one name; the newest first. */
export async function sameNamed(
  context: CallContext,
  { owner_account_id, name, product_name }: Pick<TermsRow, 'owner_account_id' | 'name' | 'product_name'>,
) {
  return context.db
    .selectFrom('terms')
    .select(['terms_id', 'version', 'published_utc'])
    .where('owner_account_id', '=', owner_account_id)
    .where('name', '=', name)
    .where('product_name', 'is not distinct from', product_name)
    .orderBy('version', 'desc')
    .execute();
}

export const json = (texts: Texts): string => JSON.stringify(texts);
