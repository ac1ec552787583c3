/** The next version of terms, as a draft that says what another version says. */
import CopyTerms from '../../../../manifests/operations/Marketplace/CopyTerms.ts';
import { handler } from '../../../define/contract/handler.ts';
import { findAccount } from '../../accounts/find.ts';
import { Failure } from '../../calls/failure.ts';
import { assertTermsProduct } from '../../catalogue/terms-products.ts';
import { findTerms, namedTerms, readTerms, termsOwners } from '../../messages/terms-versions.ts';
import { addDraft, sameNamed } from '../../messages/terms-writing.ts';

export default handler(CopyTerms, async ({ accountId, termsVersionId }, context) => {
  const account = await findAccount(context, accountId, { types: termsOwners, alive: 'terminated', hold: 'update' });
  const from = await findTerms(context, accountId, termsVersionId);
  await assertTermsProduct(context, account, from.product_name);
  const draft = (await sameNamed(context, from)).find(({ published_utc }) => published_utc === null);
  if (draft) throw new Failure(409, 'termsBeingWritten', { version: draft.version });
  const made = await addDraft(context, {
    accountId,
    name: from.name,
    productName: from.product_name,
    isPrivacyPolicy: from.is_privacy_policy,
    titles: from.titles,
    texts: from.texts,
    sources: from.sources,
    format: from.format,
  });
  context.audit({ details: namedTerms(context, { titles: from.titles, version: made.version }) });
  return readTerms(context, accountId, made.termsId);
});
