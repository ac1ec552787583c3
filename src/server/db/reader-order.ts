/** Texts as their reader's language orders and finds them. */
import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../rules/limits.ts';

/** To be ordered by: collations of migration 190. */
export const inOrderOf = (text: RawBuilder<unknown>, language: Language): RawBuilder<unknown> =>
  sql`${text} collate ${sql.ref(`reader_${language}`)}`;

/** Small letters of whatever script; Turkish has four letters i, and who looks for one of them means any. */
export const folded = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`translate(lower(${text} collate "und-x-icu"), ${'ı\u0307'}, 'i')`;
