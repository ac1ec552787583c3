/** Deletes a draft of terms; the log names it. */
import DeleteTerms from '../../../../manifests/operations/Marketplace/DeleteTerms.ts';
import { handler } from '../../../define/contract/handler.ts';
import { findAccount } from '../../accounts/find.ts';
import { findDraft, namedTerms, termsOwners } from '../../messages/terms-versions.ts';

export default handler(DeleteTerms, async ({ accountId, termsVersionId }, context) => {
  await findAccount(context, accountId, { types: termsOwners });
  const draft = await findDraft(context, accountId, termsVersionId);
  await context.db
    .deleteFrom('terms')
    .where('terms_id', '=', termsVersionId)
    .where('owner_account_id', '=', accountId)
    .execute();
  context.audit({ details: namedTerms(context, draft) });
  return null;
});
