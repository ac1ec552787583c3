/** Texts as their reader's language orders and finds them. */
import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../rules/limits.ts';

/** To be ordered by: collations of migration 190. */
export const inOrderOf = (text: RawBuilder<unknown>, language: Language): RawBuilder<unknown> =>
  sql`${text} collate ${sql.ref(`reader_${language}`)}`;

/**
 * Small letters of whatever script without their accents: 'muller' finds 'Müller', and any of the four Turkish letters i the others.
 * Most texts have plain letters alone, for which lists of many rows need not wait.
 */
export const folded = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`case when octet_length(${text}) = length(${text}) then lower(${text} collate "C") collate "und-x-icu" else
    replace(translate(regexp_replace(normalize(lower(${text} collate "und-x-icu"), NFD), '[\\u0300-\\u036f]', '', 'g'), 'ıłøđ', 'ilod'), 'ß', 'ss') end`;
