/** Accepts for the own company, in the own name, what is in force at this moment. */
import AcceptTerms from '../../../../manifests/operations/Marketplace/AcceptTerms.ts';
import { handler } from '../../../define/contract/handler.ts';
import { findAccount } from '../../accounts/find.ts';
import { Failure } from '../../calls/failure.ts';
import { termsFrom } from '../../messages/terms.ts';

export default handler(AcceptTerms, async ({ accountId, productName, termsId }, context) => {
  const { UserAccountId, CompanyAccount, ImpersonatorAccountId } = context.session.user;
  // Whose rights end at himself does not speak for the company.
  await findAccount(context, accountId, { alive: 'terminated' });
  if (accountId !== CompanyAccount.AccountId) throw new Failure(403, 'termsOfOwnCompany');
  if (ImpersonatorAccountId !== undefined) throw new Failure(403, 'notImpersonated');
  const inForce = (await termsFrom(context, 'terms_of_user')).filter(
    (terms) => terms.ProductName === productName && !terms.IsPrivacyPolicy,
  );
  if (inForce.length === 0) throw new Failure(404, 'noTerms');
  if (termsId !== undefined && !inForce.some(({ Id }) => Id === termsId)) throw new Failure(409, 'termsChanged');
  const [row] = await context.prepared('accept_terms', 'select accept_terms($1, $2, $3)', [
    UserAccountId,
    productName ?? null,
    context.language,
  ]);
  const names = inForce.map(({ Name, Version }) => `${Name} ${Version}`).join(', ');
  context.audit(Number(row?.[0]) === 0 ? { repeated: true } : { details: names });
  return null;
});
