/** Saves the support details of a marketplace or reseller; a customer has none of its own. */
import SaveSupportDetails from '../../../../manifests/operations/Account/SaveSupportDetails.ts';
import { type CallContext, handler } from '../../../define/contract/handler.ts';
import { type ContactCheck, mailProblem, phoneProblem, webProblem } from '../../../rules/fields/contact-problems.ts';
import { fieldTexts } from '../../../rules/fields/field-texts.ts';
import type { Problem } from '../../../rules/fields/problem.ts';
import { isTimeZone } from '../../../rules/support/opening-hours.ts';
import { type Hours, type Texts, withoutTimes, workingHours } from '../../../rules/support/working-hours.ts';
import { findAccount } from '../../accounts/find.ts';
import { Failure } from '../../calls/failure.ts';
import { ownSupportDetails, sellers } from '../../messages/support-details.ts';

export default handler(SaveSupportDetails, async ({ accountId, details: sent }, context) => {
  await findAccount(context, accountId, { types: sellers, alive: 'terminated', hold: 'share' });
  const { AccountId: _, Version: __, ...before } = await ownSupportDetails(context, accountId);
  const now = Object.entries({ ...withoutReplaced(before, sent), ...sent }).flatMap(([name, text = '']) =>
    text.trim() === '' ? [] : [[name, text.trim()] as const],
  );
  const kept: Texts = Object.fromEntries(now);
  for (const [name, text] of now) refuse(context, name, checks[name]?.(text));
  for (const hours of workingHours) refuse(context, ...hoursProblem(hours, kept));
  const details = JSON.stringify(withoutTimes(kept)) as never;
  await context.db
    .insertInto('support_details')
    .values({ account_id: accountId, details })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ details }))
    .execute();
  return ownSupportDetails(context, accountId);
});

/** Times take the place of words and words that of times, where only one of both was sent. */
function withoutReplaced(before: Texts, sent: Texts): Texts {
  const left: Record<string, string | undefined> = { ...before };
  for (const { text, opens, closes } of workingHours) {
    const isTimed = sent[opens] !== undefined || sent[closes] !== undefined;
    if (sent[text] !== undefined && !isTimed) for (const time of [opens, closes]) delete left[time];
    if (isTimed && sent[text] === undefined) delete left[text];
  }
  return left;
}

/** Nobody knows when it is open of one end alone, nor where times and words say two things. */
function hoursProblem({ text, opens, closes }: Hours, kept: Texts): readonly [string, Problem | undefined] {
  if (kept[opens] && !kept[closes]) return [closes, { text: fieldTexts.required }];
  if (kept[closes] && !kept[opens]) return [opens, { text: fieldTexts.required }];
  return [text, kept[text] && kept[opens] ? { text: fieldTexts.timesOrWords } : undefined];
}

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
