/** The token with which a chat bot knows a user: of the marketplace's bot, or one that the portal's own reads (CALL-131, CHAT-02). */
import { limits } from '../../rules/limits.ts';
import { Failure } from '../calls/failure.ts';
import type { Session } from '../identity/session.ts';
import type { Secrets } from '../secrets.ts';

/** Where the marketplace's bot gives tokens, and how it knows this portal. */
export interface ChatBot {
  readonly tokenUrl: string;
  readonly secret: string;
}

declare module '../../define/contract/handler.ts' {
  interface SignInContext {
    /** The marketplace's own bot; absent: the portal's. */
    readonly chatBot: ChatBot | undefined;
  }
}

const answerTime = 10_000;

interface Issued {
  readonly sessionId: string;
  readonly time: number;
}

/** Good for an hour, for this session alone. */
export const ownToken = (secrets: Secrets, { sessionId }: Session): string =>
  secrets.encrypt('chat', JSON.stringify({ sessionId, time: Date.now() } satisfies Issued)).toString('base64url');

/** @throws 403 when the token has ended, is none, or was given to another session. */
export function assertOwnToken(secrets: Secrets, session: Session, token: string): void {
  const issued = issuedOf(secrets, token);
  const isFresh = issued !== undefined && Date.now() - issued.time < limits.chatTokenLife;
  if (!isFresh || issued.sessionId !== session.sessionId) throw new Failure(403, 'chatTokenEnded');
}

function issuedOf(secrets: Secrets, token: string): Issued | undefined {
  try {
    return JSON.parse(secrets.decrypt('chat', Buffer.from(token, 'base64url')));
  } catch {
    return undefined;
  }
}

/**
 * Asks the marketplace's bot for a token, as Direct Line has it: POST with the secret, `{ user: { id } }`, answered with `{ token }`.
 * The bot learns no name: the user's id is a text that only this installation makes.
 * @throws 503 when it does not answer so within ten seconds.
 */
export async function tokenFrom({ tokenUrl, secret }: ChatBot, secrets: Secrets, { user }: Session): Promise<string> {
  const id = `dl_${secrets.hash('chat', String(user.UserAccountId)).toString('base64url')}`;
  try {
    const answer = await fetch(tokenUrl, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ user: { id } }),
      redirect: 'error',
      signal: AbortSignal.timeout(answerTime),
    });
    const { token } = (await answer.json()) as { readonly token?: unknown };
    if (answer.ok && typeof token === 'string' && token !== '') return token;
    throw new Error(`It answered ${answer.status}`);
  } catch (error) {
    console.error('The chat bot gave no token', error);
    throw new Failure(503, 'noChatBot');
  }
}
