/** Who may work in whose name: downwards only, and never in a name already worn (AUTH-40). */
import type { CallContext } from '../../define/contract/handler.ts';
import { meets } from '../../rules/access/capabilities.ts';

type Context = Pick<CallContext, 'session' | 'prepared'>;

/** The database is asked only where the right is held at all. */
export async function mayWorkAs(context: Context, userAccountId: number): Promise<boolean> {
  const { UserAccountId, ImpersonatorAccountId, Capability } = context.session.user;
  if (ImpersonatorAccountId !== undefined || !meets(Capability, { can: 'ADMINISTRATIVE', flags: ['Execute'] }))
    return false;
  const both = [UserAccountId, userAccountId];
  const [row] = await context.prepared('may_impersonate', 'select may_impersonate($1, $2)', both);
  return row?.[0] === true;
}
