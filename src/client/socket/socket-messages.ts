/** What the server says over the socket, and what follows from it (WS-18 to WS-32). */
import { type MessageType, showMessage } from '../first/messages.ts';
import { isTags, tellChanges } from '../query/changes.ts';
import { takeMaintenance } from '../session/maintenance.ts';

interface SocketConnection {
  say(action: string, data: Readonly<Record<string, unknown>>): void;
  /** Says who is signed in here. */
  authenticate(): void;
  pong(): void;
  rightsChanged(): void;
}

type Data = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Which message the server told last. */
let lastMessage: unknown;
const kinds: readonly MessageType[] = ['info', 'warning', 'error'];

const actions: Readonly<Record<string, (data: Data, line: SocketConnection) => void>> = {
  ping: ({ echo }, { say }) => {
    if (textOf(echo)) say('pong', { echo });
  },
  pong: (_data, line) => line.pong(),
  reauth: (_data, line) => line.authenticate(),
  updatecapabs: (_data, line) => line.rightsChanged(),
  message: ({ text, id, kind }) => {
    // A line that begins anew says again what stands: who has read and closed it is left alone.
    if (id !== undefined && id === lastMessage) return;
    lastMessage = id;
    // The next one replaces it; one without words only takes it away.
    showMessage({
      name: 'from-the-server',
      type: kinds.find((each) => each === kind) ?? 'info',
      text: textOf(text) ?? '',
    });
  },
  maintenance: ({ mode, text }) => takeMaintenance(mode, text),
  changed: ({ tags }) => {
    if (isTags(tags)) tellChanges(tags, 'server');
  },
};

/** What is no message is ignored (WS-26, WS-27, WS-31). */
export function handleMessage(text: string, line: SocketConnection): void {
  const message = parsed(text);
  if (!message) return;
  const { action, data } = message;
  if (Object.hasOwn(actions, action)) actions[action]?.(data, line);
  else console.debug(`The server said "${action}", which is not known here`);
}

function parsed(text: string): { readonly action: string; readonly data: Data } | undefined {
  try {
    const { action, data } = JSON.parse(text) as { action?: unknown; data?: unknown };
    const isMessage = typeof action === 'string' && typeof data === 'object' && data !== null && !Array.isArray(data);
    return isMessage ? { action, data: data as Data } : undefined;
  } catch {
    return undefined;
  }
}
