/** The user's token for the chat bot: kept for an hour in this tab, gone with the sign-out and with a change of user (CHAT-02 to CHAT-04, CHAT-07). */
import type GetToken from '../../../manifests/operations/ChatBot/GetToken.ts';
import { limits } from '../../rules/limits.ts';
import { call } from '../first/call.ts';
import { readSessionItem, removeSessionItem, writeSessionItem } from '../first/draft-storage.ts';
import { operationRef } from '../first/operation-ref.ts';

const key = 'chat_token';
const getToken = operationRef<typeof GetToken>('ChatBot/GetToken', { kind: 'read' });

interface Kept {
  readonly token: string;
  readonly userAccountId: number;
  readonly time: number;
}

/** The kept token, or a new one. @throws as the call does, whose message is not shown. */
export async function chatToken(userAccountId: number): Promise<string> {
  const kept = readSessionItem(key) as Kept | undefined;
  const isFresh = kept?.userAccountId === userAccountId && Date.now() - kept.time < limits.chatTokenLife;
  if (isFresh) return kept.token;
  const { Token } = await call(getToken, {}, { quiet: true });
  writeSessionItem(key, { token: Token, userAccountId, time: Date.now() } satisfies Kept);
  return Token;
}

/** The next look for it fetches a new one: the bot did not take it. */
export const forgetChatToken = (): void => removeSessionItem(key);
