/** One version of terms. */
import GetTermsVersion from '../../../../manifests/operations/Marketplace/GetTermsVersion.ts';
import { handler } from '../../../define/contract/handler.ts';
import { findAccount } from '../../accounts/find.ts';
import { readTerms, termsOwners } from '../../messages/terms-versions.ts';

export default handler(GetTermsVersion, async ({ accountId, termsVersionId }, context) => {
  await findAccount(context, accountId, { types: termsOwners });
  return readTerms(context, accountId, termsVersionId);
});
