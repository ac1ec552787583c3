/** Whether the server can be reached: said by every call that leaves, and by the browser; asked again by itself until it can. */
import type PingPong from '../../../manifests/operations/Authorization/PingPong.ts';
import { limits } from '../../rules/limits.ts';
import { call } from '../first/call.ts';
import { type CallError, CancelledError, isUnanswered } from '../first/call-error.ts';
import { operationRef } from '../first/operation-ref.ts';
import { createStore } from '../first/store.ts';
import { type Transport, wrapTransport } from '../first/transport.ts';
import { queryClient } from '../query/query-client.ts';

export const isConnected = createStore(true);

const pingPong = operationRef<typeof PingPong>('Authorization/PingPong');

/** A call that no answer came to; the server names every answer. */
const isLost = (error: unknown): error is CallError => isUnanswered(error) && error.requestId === undefined;

const watched =
  (send: Transport): Transport =>
  async (...given) => {
    try {
      const data = await send(...given);
      isConnected.set(true);
      return data;
    } catch (error) {
      if (error instanceof CancelledError) throw error;
      isConnected.set(!isLost(error));
      throw error;
    }
  };

/** Once for the page. What could not be read, or may have changed meanwhile, is asked for again. */
export function watchConnection(): void {
  wrapTransport(watched);
  const ask = () => void call(pingPong, {}, { quiet: true, skipReauthentication: true }).catch(() => {});
  isConnected.subscribe(() => {
    if (isConnected.get()) void queryClient.refetchQueries({ type: 'active', stale: true });
  });
  window.addEventListener('offline', () => isConnected.set(false));
  window.addEventListener('online', ask);
  setInterval(() => {
    if (!isConnected.get() && navigator.onLine) ask();
  }, limits.socketAgain);
}
