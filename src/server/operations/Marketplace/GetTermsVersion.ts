/** One version of terms, and what it changes of the one before. */
import GetTermsVersion from '../../../../manifests/operations/Marketplace/GetTermsVersion.ts';
import { handler } from '../../../define/contract/handler.ts';
import { findAccount } from '../../accounts/find.ts';
import { termsChanges } from '../../messages/terms-changes.ts';
import { findTerms, termsOwners, versionOf } from '../../messages/terms-versions.ts';

export default handler(GetTermsVersion, async ({ accountId, termsVersionId }, context) => {
  await findAccount(context, accountId, { types: termsOwners });
  const row = await findTerms(context, accountId, termsVersionId);
  return { ...versionOf(row), ...(await termsChanges(context, accountId, row)) };
});
