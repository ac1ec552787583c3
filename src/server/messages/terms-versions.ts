/** Versions of terms as those who write them see them: of the accounts in their branch alone, by policy and by each query. */
import { type RawBuilder, sql } from 'kysely';
import type { TermsVersion } from '../../../manifests/entities/TermsVersion.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { Static } from '../../define/contract/schema.ts';
import { utc } from '../accounts/row.ts';
import { Failure } from '../calls/failure.ts';
import { inScope } from '../db/in-scope.ts';
import { rowVersion } from '../db/record-version.ts';
import { inLanguage, type Texts } from './terms-texts.ts';

/** Who sells gives terms to those below; whoever only buys meets those of his seller. */
export const termsOwners = { of: ['Reseller'], otherwise: 'termsOfSellers' } as const;

export interface TermsRow {
  readonly terms_id: number;
  readonly owner_account_id: number;
  readonly product_name: string | null;
  readonly name: string;
  readonly title: string;
  readonly version: number;
  readonly state: 'Draft' | 'InForce' | 'Replaced';
  readonly titles: Texts;
  readonly texts: Texts;
  readonly sources: Texts | null;
  readonly format: 'html' | 'markdown';
  readonly is_privacy_policy: boolean;
  readonly asks_again: boolean;
  readonly acceptances: number;
  readonly changed_utc: Date;
  readonly published_utc: Date | null;
  readonly record_version: string;
}

/** All versions that an account gives to those below it. */
export const termsOf = ({ language }: CallContext, accountId: number): RawBuilder<TermsRow> => sql<TermsRow>`
  select t.terms_id, t.owner_account_id, t.product_name, t.name, t.version, t.titles, t.texts, t.sources, t.format,
    t.is_privacy_policy, t.asks_again, least(t.changed_utc, t.published_utc) as changed_utc, t.published_utc, ${rowVersion('t')} as record_version,
    coalesce(t.titles->>${language}::text, t.titles->>'en', (select value from jsonb_each_text(t.titles) limit 1), '') as title,
    case when t.published_utc is null then 'Draft'
      when exists (select from terms later where later.owner_account_id = t.owner_account_id and later.name = t.name
        and later.product_name is not distinct from t.product_name and later.version > t.version
        and later.published_utc is not null) then 'Replaced'
      else 'InForce' end as state,
    terms_acceptance_count(t.terms_id) as acceptances
  from terms t join account owner on owner.account_id = t.owner_account_id
  where t.owner_account_id = ${accountId} and ${inScope('owner.path')}`;

/** One of them, held until the call ends where it is to be written. @throws 404 for another; absent and hidden answer alike. */
export async function findTerms(
  context: CallContext,
  accountId: number,
  termsId: number,
  hold: 'held' | 'read' = 'read',
): Promise<TermsRow> {
  const held = hold === 'held' ? sql`for update of t` : sql``;
  const { rows } = await sql<TermsRow>`${termsOf(context, accountId)} and t.terms_id = ${termsId} ${held}`.execute(
    context.db,
  );
  const [row] = rows;
  if (!row) throw new Failure(404, 'noTermsVersion', { termsId });
  return row;
}

/** @throws 409 for what is published. */
export async function findDraft(context: CallContext, accountId: number, termsId: number): Promise<TermsRow> {
  const row = await findTerms(context, accountId, termsId, 'held');
  if (row.published_utc) throw new Failure(409, 'termsPublished');
  return row;
}

/** What lists and records say alike. */
export const factsOf = (row: TermsRow) => ({
  TermsId: Number(row.terms_id),
  Name: row.name,
  Title: row.title,
  Version: row.version,
  State: row.state,
  IsPrivacyPolicy: row.is_privacy_policy,
  ...(row.product_name === null ? {} : { ProductName: row.product_name }),
  AsksAgain: row.asks_again,
  Acceptances: Number(row.acceptances),
  ChangedUtc: utc(row.changed_utc),
  ...(row.published_utc === null ? {} : { PublishedUtc: utc(row.published_utc) }),
  IsDraft: row.published_utc === null,
  Titles: row.titles,
});

export const readTerms = async (
  context: CallContext,
  accountId: number,
  termsId: number,
): Promise<Static<typeof TermsVersion>> => versionOf(await findTerms(context, accountId, termsId));

export function versionOf(row: TermsRow): Static<typeof TermsVersion> {
  const written = row.sources ?? row.texts;
  return {
    ...factsOf(row),
    Format: row.format,
    Texts: row.texts,
    ...(row.format === 'markdown' ? { MarkdownTexts: written } : { HtmlTexts: written }),
    RecordVersion: row.record_version,
  };
}

/** For the log: which version, in the language of whoever does it. */
export const namedTerms = (
  { language }: CallContext,
  { titles, version }: Pick<TermsRow, 'titles' | 'version'>,
): string => `${inLanguage(titles, language)} ${version}`;
