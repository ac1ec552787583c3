/** Carries added units into the next prepaid year, begins the next term of subscriptions whose term is over, each in a step of its own, and ends those that do not renew. */
import { sql } from 'kysely';
import { Type } from 'typebox';
import TerminateAccount from '../../../manifests/operations/Account/TerminateAccount.ts';
import { type JobContext, job } from '../../define/contract/job.ts';
import { sentence } from '../calls/sentence.ts';
import { oneAfterAnother, type Stuck } from '../queue/one-after-another.ts';
import { endBranch } from '../termination/end.ts';

interface Renewed {
  readonly account_id: number;
  readonly path: string;
  readonly display_name: string;
  readonly is_renewed: boolean;
  readonly marketplace_id: number;
  readonly marketplace_name: string;
}

export default job('renew', {
  everyMinutes: 60,
  payload: Type.Object({}),
  run: async (_payload, context) => {
    await context.step(async ({ db }) => {
      await sql`select carry_additions()`.execute(db);
    });
    return oneAfterAnother(context, (stuck) => renewNext(context, stuck));
  },
});

/** @returns whether there was one. */
async function renewNext({ step }: JobContext, stuck: Stuck): Promise<boolean> {
  let taken: Renewed | undefined;
  try {
    await step(async (part) => {
      const { rows } = await sql<Renewed>`select * from renew_next(${[...stuck.keys()]}::bigint[])`.execute(part.db);
      taken = rows[0];
      if (!taken) return;
      const { account_id: accountId, path, display_name: name, is_renewed } = taken;
      await part.as({ accountId: taken.marketplace_id, name: taken.marketplace_name, type: 'Reseller' }, path);
      if (!is_renewed) await endBranch(part.db, path, 'NoLongerNeeded');
      await part.tell(TerminateAccount, path);
      part.audit({
        operation: {
          ...TerminateAccount,
          audit: { event: is_renewed ? 'Subscription renewed' : 'Account terminated' },
        },
        requestId: `term of ${accountId}`,
        note: {
          details: is_renewed ? [] : [sentence('Its term was over and it does not renew')],
          target: { accountId, name, type: 'Product' },
        },
      });
    });
    return taken !== undefined;
  } catch (error) {
    if (!taken) throw error;
    stuck.set(taken.account_id, error);
    return true;
  }
}
