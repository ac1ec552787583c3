/** Saves the support details of a marketplace or reseller; a customer has none of its own. */
import SaveSupportDetails from '../../../../manifests/operations/Account/SaveSupportDetails.ts';
import { type CallContext, handler } from '../../../define/contract/handler.ts';
import { type ContactCheck, mailProblem, phoneProblem, webProblem } from '../../../rules/fields/contact-problems.ts';
import { fieldTexts } from '../../../rules/fields/field-texts.ts';
import type { Problem } from '../../../rules/fields/problem.ts';
import { isTimeZone } from '../../../rules/support/opening-hours.ts';
import { findAccount } from '../../accounts/find.ts';
import { Failure } from '../../calls/failure.ts';
import { ownSupportDetails, sellers } from '../../messages/support-details.ts';

export default handler(SaveSupportDetails, async ({ accountId, details: sent }, context) => {
  await findAccount(context, accountId, { types: sellers, alive: 'terminated', hold: 'share' });
  const { AccountId: _, Version: __, ...before } = await ownSupportDetails(context, accountId);
  const now = Object.entries({ ...before, ...sent }).map(([name, text]) => [name, String(text).trim()] as const);
  const kept = Object.fromEntries(now.filter(([, text]) => text !== ''));
  for (const [name, text] of Object.entries(kept)) refuse(context, name, checks[name]?.(text));
  const details = JSON.stringify(kept) as never;
  await context.db
    .insertInto('support_details')
    .values({ account_id: accountId, details })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ details }))
    .execute();
  return ownSupportDetails(context, accountId);
});

const zone: ContactCheck = (text) =>
  isTimeZone(text) ? undefined : { text: fieldTexts.timeZone, parameters: { example: 'Europe/Berlin' } };

const checks: Readonly<Record<string, ContactCheck>> = {
  SupportUrl: webProblem,
  KnowledgeBaseUrl: webProblem,
  SupportTechnicalEmail: mailProblem,
  SupportSalesEmail: mailProblem,
  SupportBillingEmail: mailProblem,
  SupportPhoneNumber: phoneProblem,
  SupportSalesPhoneNumber: phoneProblem,
  SupportBillingPhoneNumber: phoneProblem,
  SupportTimeZone: zone,
};

function refuse(context: CallContext, name: string, found: Problem | undefined): void {
  if (!found) return;
  const problem = context.text(found.text, found.parameters as never);
  throw new Failure(400, 'wrongValue', { field: name, problem }, { [`details.${name}`]: problem });
}
