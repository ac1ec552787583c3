/** Nobody locks himself out: who changes rights keeps the right to do so. */
import type { CallContext } from '../../define/contract/handler.ts';
import { Failure } from '../calls/failure.ts';

/** @throws 409 when the change at hand took it from the caller; nothing of it stays then. */
export async function keepOwnRight(context: CallContext): Promise<void> {
  const [row] = await context.prepared(
    'own_right',
    `select exists (select from rights_of($1) where object_type = 'SECURITY_MANAGEMENT' and flag = 'Update')
      and exists (select from rights_of($1) where object_type = 'LOGIN' and flag = 'Execute')`,
    [context.session.user.UserAccountId],
  );
  if (!row?.[0]) throw new Failure(409, 'ownRightLost');
}
