/** What has been said with the chat bot since the page was loaded; it outlives the window, which opens and closes. */
import { type ChatAnswer, readAnswer } from '../../client/chat/chat-bot.ts';
import { chatToken, forgetChatToken } from '../../client/chat/chat-token.ts';
import { currentLanguage } from '../../client/first/language.ts';
import { createStore } from '../../client/first/store.ts';

export interface Said extends ChatAnswer {
  readonly id: number;
  readonly by: 'user' | 'bot';
}

export interface Conversation {
  readonly said: readonly Said[];
  readonly state: 'open' | 'asking' | 'failed';
}

export const conversation = createStore<Conversation>({ said: [], state: 'open' });

/** What no answer has come to; undefined as a question is what the bot says first. */
let last: { readonly userAccountId: number; readonly question: string | undefined } | undefined;

/** Asks the bot; without a question it begins. A question while it thinks is not taken. */
export function ask(userAccountId: number, question?: string): void {
  if (conversation.get().state === 'asking') return;
  last = { userAccountId, question };
  if (question !== undefined) say('user', { text: question });
  void answer();
}

/** Once more what failed, with a new token: perhaps it was that. */
export function askAgain(): void {
  forgetChatToken();
  void answer();
}

async function answer(): Promise<void> {
  if (!last) return;
  const { userAccountId, question } = last;
  conversation.set({ ...conversation.get(), state: 'asking' });
  try {
    const token = await chatToken(userAccountId);
    const bot = window.portalChatBot;
    if (!bot) throw new Error('The script of the chat set no window.portalChatBot');
    const asked = { token, language: currentLanguage(), ...(question === undefined ? {} : { question }) };
    const found = readAnswer(await bot.answer({ ...asked, signal: AbortSignal.timeout(answerTime) }));
    say('bot', found);
    conversation.set({ ...conversation.get(), state: 'open' });
  } catch (error) {
    console.error('The chat did not answer', error);
    conversation.set({ ...conversation.get(), state: 'failed' });
  }
}

const answerTime = 60_000;
let count = 0;

function say(by: Said['by'], answer: ChatAnswer): void {
  const { said, ...rest } = conversation.get();
  conversation.set({ ...rest, said: [...said, { ...answer, by, id: ++count }] });
}
