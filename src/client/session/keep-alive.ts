/** Asks the server every five minutes whether the session still lives, which also keeps it alive (AUTH-43). */
import type PingPong from '../../../manifests/operations/Authorization/PingPong.ts';
import { limits } from '../../rules/limits.ts';
import { call } from '../first/call.ts';
import { operationRef } from '../first/operation-ref.ts';
import { currentSession } from '../first/session-store.ts';

/** A 401 ends the session by the usual way of calls; any other failure waits for the next turn. Answers the way to stop. */
export function keepAlive(): () => void {
  const timer = setInterval(() => {
    if (!currentSession()) return;
    call(operationRef<typeof PingPong>('Authorization/PingPong'), {}, { quiet: true }).catch(() => {});
  }, limits.pingPong);
  return () => clearInterval(timer);
}
