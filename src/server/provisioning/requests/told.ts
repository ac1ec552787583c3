/** Requests to vendors as letters tell them to a company. */
import { type Kysely, sql } from 'kysely';
import { defaultLanguage } from '../../../rules/limits.ts';
import { languageRead, textsOf } from '../../../rules/text/localized.ts';
import type { Tables } from '../../db/tables.ts';
import type { ToldRequest } from '../../mail/templates/provisioning.ts';
import type { Notice } from '../../messages/notices.ts';
import { readWords } from '../own-words.ts';
import type { RequestRow } from './row.ts';

interface Row {
  readonly state: RequestRow['state'];
  /** By language. */
  readonly service_names: unknown;
  readonly product_name: string;
  readonly company_name: string;
  readonly error_message: string | null;
}

/** undefined: it is no longer in that state. */
export async function toldRequest(
  db: Kysely<Tables>,
  { subject_id, company_account_id }: Notice,
  state: RequestRow['state'],
): Promise<ToldRequest | undefined> {
  const { rows } = await sql<Row>`select * from request_told(${subject_id}, ${company_account_id})`.execute(db);
  const [row] = rows;
  if (row?.state !== state) return undefined;
  const names = textsOf(row.service_names);
  const message = row.error_message;
  return {
    number: subject_id,
    service: (reader) => names[languageRead(names, reader, defaultLanguage) ?? ''] ?? row.product_name,
    customer: row.company_name,
    problem: message ? (t) => readWords({ text: t }, message) : undefined,
  };
}
