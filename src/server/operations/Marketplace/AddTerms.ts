/** The first version of terms, as a draft. */
import AddTerms from '../../../../manifests/operations/Marketplace/AddTerms.ts';
import { handler } from '../../../define/contract/handler.ts';
import { findAccount } from '../../accounts/find.ts';
import { Failure } from '../../calls/failure.ts';
import { assertTermsProduct } from '../../catalogue/terms-products.ts';
import { namedTerms, readTerms, termsOwners } from '../../messages/terms-versions.ts';
import { addDraft, cleaned, sameNamed } from '../../messages/terms-writing.ts';

export default handler(AddTerms, async ({ accountId, name, isPrivacyPolicy, productName, ...sent }, context) => {
  const account = await findAccount(context, accountId, { types: termsOwners, alive: 'terminated', hold: 'update' });
  const written = cleaned(context, sent);
  const product = productName ?? null;
  await assertTermsProduct(context, account, product);
  const others = await sameNamed(context, { owner_account_id: accountId, name, product_name: product });
  if (others.length > 0) throw new Failure(409, 'termsNameTaken', { name });
  const made = await addDraft(context, { accountId, name, productName: product, isPrivacyPolicy, ...written });
  context.audit({ details: namedTerms(context, { titles: written.titles, version: made.version }) });
  return readTerms(context, accountId, made.termsId);
});
