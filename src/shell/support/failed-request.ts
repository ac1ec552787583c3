/** The newest call that failed on this page, as the server's log names it: support finds it by that. */
import { CallError } from '../../client/first/call-error.ts';
import { wrapTransport } from '../../client/first/transport.ts';

let failed: string | undefined;
export const failedRequest = (): string | undefined => failed;

/** From now on. */
export function noteFailedRequests(): void {
  wrapTransport((inner) => async (...call) => {
    try {
      return await inner(...call);
    } catch (error) {
      if (error instanceof CallError) failed = error.requestId ?? failed;
      throw error;
    }
  });
}
