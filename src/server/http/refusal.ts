/** Who may not make a call at all, whatever it is about: without its right, or only looking. */
import type { FastifyRequest } from 'fastify';
import type { AnyOperation } from '../../define/contract/operation.ts';
import { meets, missingCapabilities } from '../../rules/access/capabilities.ts';
import { Failure } from '../calls/failure.ts';
import type { Session } from '../identity/session.ts';

/** A write of who only looks in the name of somebody else; the way back is his, and what needs no session is nobody's. */
const isOnlyLook = ({ kind, needs, whileLooking }: AnyOperation, { user }: Session): boolean =>
  user.IsReadOnly === true && kind === 'write' && needs !== 'anyone' && !whileLooking;

/** What somebody without the right, or who only looks, is told; nothing for everybody else. */
export function refusal(
  operation: AnyOperation,
  session: Session | undefined,
  request: FastifyRequest,
): Failure | undefined {
  if (session && isOnlyLook(operation, session)) return new Failure(403, 'onlyLooking');
  const held = session?.user.Capability;
  if (meets(held, operation.needs)) return undefined;
  const right = missingCapabilities(held, operation.needs)
    .map(({ can, flags }) => `${can} ${flags.join(', ')}`)
    .join(' / ');
  request.log.info({ operation: operation.operation, right }, 'refused');
  return new Failure(403, 'noRight', { right });
}
