/** The terms of the demo marketplace: one older version that Donau has accepted, the present one, and the privacy policy. */
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { knownIds } from './accounts/account.ts';
import { daysAfter, now } from './dates.ts';
import { insertAll } from './insert-all.ts';
import { firstTerms, policyTitles, privacyPolicy, secondTerms, titles } from './terms-texts.ts';

/** Whoever administers Donau, and accepted for it. */
const accepted = { user: knownIds.admin, days: -380 };

export async function putTerms(owner: Kysely<Tables>): Promise<void> {
  const own = { owner_account_id: knownIds.root, product_name: null };
  const terms = { ...own, name: 'terms-of-use', titles, is_privacy_policy: false };
  const policy = { ...own, name: 'privacy', titles: policyTitles, is_privacy_policy: true };
  await insertAll(owner, 'terms', [
    { ...terms, version: 1, texts: firstTerms, published_utc: daysAfter(now, -420) },
    { ...terms, version: 2, texts: secondTerms, published_utc: daysAfter(now, -20) },
    { ...policy, version: 1, texts: privacyPolicy, published_utc: daysAfter(now, -420) },
  ]);
  const first = await owner
    .selectFrom('terms')
    .select('terms_id')
    .where('name', '=', terms.name)
    .where('version', '=', 1)
    .executeTakeFirstOrThrow();
  await insertAll(owner, 'terms_acceptance', [
    {
      terms_id: first.terms_id,
      company_account_id: knownIds.donau,
      user_account_id: accepted.user,
      accepted_utc: daysAfter(now, accepted.days),
      language: 'de',
    },
  ]);
}
