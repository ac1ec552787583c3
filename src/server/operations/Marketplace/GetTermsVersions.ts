/** One page of the versions of terms. */
import GetTermsVersions from '../../../../manifests/operations/Marketplace/GetTermsVersions.ts';
import { handler } from '../../../define/contract/handler.ts';
import { findAccount } from '../../accounts/find.ts';
import { pageOf } from '../../db/list-query.ts';
import { factsOf, termsOf, termsOwners } from '../../messages/terms-versions.ts';

export default handler(GetTermsVersions, async ({ accountId, ...input }, context) => {
  await findAccount(context, accountId, { types: termsOwners });
  const { rows, total } = await pageOf(context.db, termsOf(context, accountId), {
    order: {
      Title: 'title',
      ProductName: 'product_name',
      Version: 'version',
      State: 'state',
      Acceptances: 'acceptances',
      ChangedUtc: 'changed_utc',
      PublishedUtc: 'published_utc',
    },
    texts: { language: context.language, columns: ['title', 'product_name'] },
    standard: { is_privacy_policy: 'asc', name: 'asc', version: 'desc', terms_id: 'desc' },
    find: ['title', 'name', 'product_name'],
    input,
  });
  return { TotalCount: total, Items: rows.map(factsOf) };
});
