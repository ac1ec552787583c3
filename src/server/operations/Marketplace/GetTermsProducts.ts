/** One page of the services for which an account may write terms. */
import { sql } from 'kysely';
import GetTermsProducts from '../../../../manifests/operations/Marketplace/GetTermsProducts.ts';
import { handler } from '../../../define/contract/handler.ts';
import { findAccount } from '../../accounts/find.ts';
import { type TermsProduct, termsProducts } from '../../catalogue/terms-products.ts';
import { pageOf } from '../../db/list-query.ts';
import { termsOwners } from '../../messages/terms-versions.ts';

export default handler(GetTermsProducts, async ({ accountId, productName = null, ...input }, context) => {
  const account = await findAccount(context, accountId, { types: termsOwners });
  const found = sql<TermsProduct>`select * from (${termsProducts(context, account)}) of_vendors
    where ${productName}::text is null or of_vendors.product_name = ${productName}`;
  const { rows, total } = await pageOf(context.db, found, {
    order: { DisplayName: 'display_name', Vendor: 'vendor' },
    texts: { language: context.language, columns: ['display_name', 'vendor'] },
    standard: { display_name: 'asc', product_name: 'asc' },
    find: ['display_name', 'product_name', 'vendor'],
    input,
  });
  return {
    TotalCount: total,
    Items: rows.map((row) => ({
      ProductName: row.product_name,
      DisplayName: row.display_name,
      Vendor: row.vendor,
    })),
  };
});
