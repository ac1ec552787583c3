/** Ends an account now, or plans its end. */
import TerminateAccount from '../../../../manifests/operations/Account/TerminateAccount.ts';
import { type CallContext, handler } from '../../../define/contract/handler.ts';
import { fieldTexts } from '../../../rules/fields/field-texts.ts';
import { instantOf } from '../../../rules/format/instant.ts';
import { utc } from '../../accounts/row.ts';
import { Failure } from '../../calls/failure.ts';
import { runIdempotently } from '../../calls/idempotency.ts';
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
    if (lock) throw new Failure(409, 'locked', { name: lock.name, date: lock.until });
    const wanted = { accountId, due, reason: terminationReason, remark, sendToSdp: input.sendToSdp ?? true };
    const words = reasonInWords(context, terminationReason, remark);
    if (terminationDate !== null) {
      if (account.terminates_utc) throw new Failure(409, 'endPlanned');
      await planTermination(context, wanted, account.path);
      context.audit({ event: 'Termination planned', details: `For ${utc(due)}. ${words}` });
      const { total } = await countBranch(context.db, account.path);
      return { Accounts: total, IsScheduled: true, DueUtc: utc(due) };
    }
    const Accounts = await endBranch(context.db, account.path, terminationReason);
    await context.db
      .insertInto('termination')
      .values({ ...terminationRow(context, wanted), state: 'Done', ended_utc: now })
      .execute();
    context.audit({ details: `${words}. Accounts: ${Accounts}` });
    return { Accounts, IsScheduled: false, DueUtc: utc(now) };
  }),
);

function reasonInWords({ layouts }: CallContext, reason: string, remark: string | null): string {
  const name = layouts.members('TerminationReason', 'en')?.find(({ Value }) => Value === reason)?.DisplayName ?? reason;
  return `Reason: ${name}${remark === null ? '' : ` – ${remark}`}`;
}
