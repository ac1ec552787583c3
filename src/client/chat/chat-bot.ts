/** What a chat bot's script offers to the page; the portal has the window around it (README of src/shell/chat). */

export interface ChatQuestion {
  /** Of `ChatBot/GetToken`. */
  readonly token: string;
  /** Code of the portal's language: 'de'. */
  readonly language: string;
  /** Absent: what the bot says first. */
  readonly question?: string;
  readonly signal: AbortSignal;
}

export interface ChatAnswer {
  /** Plain text, with its lines. */
  readonly text: string;
  /** A place of the portal ('/accounts'), or an https:, mailto: or tel: address; others are left out. */
  readonly links?: readonly { readonly title: string; readonly address: string }[];
  /** What could be asked next. */
  readonly suggestions?: readonly string[];
}

declare global {
  interface Window {
    readonly portalChatBot?: { answer(question: ChatQuestion): Promise<ChatAnswer> };
  }
}

/** An answer of somebody else's script, as far as it keeps to its form. @throws when it says nothing. */
export function readAnswer(found: unknown): ChatAnswer {
  const { text, links = [], suggestions = [] } = (found ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof text !== 'string' || !text.trim()) throw new Error('The chat bot gave no text');
  return {
    text,
    links: listOf(links).flatMap((link) => {
      const { title, address } = (link ?? {}) as Readonly<Record<string, unknown>>;
      return typeof title === 'string' && isSafe(address) ? [{ title, address }] : [];
    }),
    suggestions: listOf(suggestions).filter((each) => typeof each === 'string'),
  };
}

const listOf = (found: unknown): readonly unknown[] => (Array.isArray(found) ? found : []);

const isSafe = (address: unknown): address is string =>
  typeof address === 'string' && /^(\/(?![/\\])|https:\/\/|mailto:|tel:)/.test(address);
