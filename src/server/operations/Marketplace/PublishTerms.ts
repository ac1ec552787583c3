/** Publishes a draft of terms, with the PDF of each of its languages: what cannot be printed is not published. */
import PublishTerms from '../../../../manifests/operations/Marketplace/PublishTerms.ts';
import { handler } from '../../../define/contract/handler.ts';
import { findAccount } from '../../accounts/find.ts';
import { Failure } from '../../calls/failure.ts';
import { assertTermsProduct } from '../../catalogue/terms-products.ts';
import { termsPdfs } from '../../messages/terms-pdf.ts';
import { findDraft, namedTerms, readTerms, termsOwners } from '../../messages/terms-versions.ts';

export default handler(PublishTerms, async ({ accountId, termsVersionId, asksAgain, version }, context) => {
  // What companies are bound by is published in the own name.
  if (context.session.user.ImpersonatorAccountId !== undefined) throw new Failure(403, 'notImpersonated');
  const account = await findAccount(context, accountId, { types: termsOwners, alive: 'terminated' });
  const draft = await findDraft(context, accountId, termsVersionId);
  if (version !== undefined && version !== draft.record_version) throw new Failure(409, 'changedMeanwhile');
  await assertTermsProduct(context, account, draft.product_name);
  const published_utc = new Date();
  const pdfs = await termsPdfs({ ...draft, published_utc });
  await context.db
    .updateTable('terms')
    .set({ published_utc, asks_again: asksAgain && !draft.is_privacy_policy })
    .where('terms_id', '=', termsVersionId)
    .where('owner_account_id', '=', accountId)
    .execute();
  for (const [language, content] of pdfs)
    await context.prepared('publish_terms_pdf', 'select publish_terms_pdf($1, $2, $3)', [
      termsVersionId,
      language,
      content,
    ]);
  context.audit({ details: namedTerms(context, draft) });
  return readTerms(context, accountId, termsVersionId);
});
