/** Ends an account now, or plans its end. */

import TerminateAccount from '../../../../manifests/operations/Account/TerminateAccount.ts';
import { can } from '../../../define/contract/capability.ts';
import { type CallContext, handler } from '../../../define/contract/handler.ts';
import { meets } from '../../../rules/access/capabilities.ts';
import { fieldTexts } from '../../../rules/fields/field-texts.ts';
import { showDay } from '../../../rules/format/day.ts';
import { instantOf } from '../../../rules/format/instant.ts';
import { utc } from '../../accounts/row.ts';
import { Failure } from '../../calls/failure.ts';
import { runIdempotently } from '../../calls/idempotency.ts';
import { type Sentence, sentence } from '../../calls/sentence.ts';
import { wrongFields } from '../../calls/wrong-fields.ts';
import { endBranch, lockOf } from '../../termination/end.ts';
import { countBranch } from '../../termination/end-facts.ts';
import { findEndable } from '../../termination/find.ts';
import { planTermination, terminationRow } from '../../termination/planned-end.ts';

export default handler(TerminateAccount, (input, context) =>
  runIdempotently(context, { operation: TerminateAccount.operation, input }, async () => {
    const { accountId, terminationReason, terminationDate = null } = input;
    const account = await findEndable(context, accountId);
    const remark = input.remark?.trim() || null;
    if (terminationReason === 'Other' && remark === null)
      throw wrongFields(context, [['remark', { text: fieldTexts.reasonInWords }]]);
    const now = new Date();
    const due = terminationDate === null ? now : instantOf(terminationDate);
    if (terminationDate !== null && due <= now)
      throw wrongFields(context, [['terminationDate', { text: fieldTexts.endInPast }]]);
    const lock = await lockOf(context.db, account.path, due);
    if (lock) throw new Failure(409, 'locked', { name: lock.name, date: showDay(lock.until, context.language) });
    const wanted = { accountId, due, reason: terminationReason, remark, sendToSdp: input.sendToSdp ?? true };
    if (
      !wanted.sendToSdp &&
      !meets(context.session.user.Capability, can('PROVISIONING_REQUEST_SKIP_BACKEND', 'Execute'))
    )
      throw new Failure(403, 'mayNotSkipVendors');
    const why = reasonFor(context, terminationReason, remark);
    if (terminationDate !== null) {
      if (account.terminates_utc) throw new Failure(409, 'endPlanned');
      await planTermination(context, wanted, account.path);
      context.audit({
        event: 'Termination planned',
        details: [sentence('For {due}', { due: { is: 'instant', name: utc(due) } }), why],
      });
      const { total } = await countBranch(context.db, account.path);
      return { Accounts: total, IsScheduled: true, DueUtc: utc(due) };
    }
    const Accounts = await endBranch(context.db, account.path, terminationReason, wanted.sendToSdp);
    await context.db
      .insertInto('termination')
      .values({ ...terminationRow(context, wanted), state: 'Done', ended_utc: now })
      .execute();
    context.audit({ details: [why, sentence('Accounts: {count}', { count: Accounts })] });
    return { Accounts, IsScheduled: false, DueUtc: utc(now) };
  }),
);

function reasonFor({ layouts }: CallContext, member: string, remark: string | null): Sentence {
  const of = 'TerminationReason';
  const name = layouts.members(of, 'en')?.find(({ Value }) => Value === member)?.DisplayName ?? member;
  const reason = { is: 'member', name, member, of } as const;
  return remark === null
    ? sentence('Reason: {reason}', { reason })
    : sentence('Reason: {reason} – {remark}', { reason, remark });
}
