/** Messages to the person: what stands at the lower right until it is read (MSG-01 to MSG-10, ENT message). */
import { limits } from '../../rules/limits.ts';
import { createStore } from './store.ts';

export type MessageType = 'error' | 'success' | 'warning' | 'info';

export interface MessageAction {
  readonly label: string;
  /** With Ctrl or Cmd this letter does it while the message stands. */
  readonly letter?: string;
  /** The message goes once it is done. */
  readonly closeMessage?: boolean;
  run(): void;
}

export interface NewMessage {
  /** A message replaces the shown one of the same name; without a name it replaces none. */
  readonly name?: string;
  readonly type: MessageType;
  readonly title?: string;
  readonly text: string;
  /** Small print, such as the request id of a failed call. */
  readonly detail?: string;
  readonly actions?: readonly MessageAction[];
  readonly closeDisabled?: boolean;
  /** How long it stays; absent: a success as long as every success, anything else until it is read. */
  readonly lifetime?: number;
}

export interface Message extends NewMessage {
  readonly id: number;
  readonly name: string;
}

/** A message that has been said, and when. */
export interface PastMessage extends Message {
  readonly time: Date;
}

export const messages = createStore<readonly Message[]>([]);
/** What has been said since the page was loaded, newest first; one that takes the place of another while that stands is listed in its place. */
export const pastMessages = createStore<readonly PastMessage[]>([]);
const timers = new Map<string, ReturnType<typeof setTimeout>>();
let lastId = 0;

/** Shows a message; one without text only removes its namesake (MSG-04). Answers its name. */
export function showMessage(message: NewMessage): string {
  const id = ++lastId;
  const name = message.name ?? `message-${id}`;
  const replaced = messages.get().find((each) => each.name === name)?.id;
  removeMessage(name);
  if (!message.text.trim()) return name;
  const shown = { ...message, id, name };
  messages.set([...messages.get(), shown]);
  const others = pastMessages.get().filter((each) => each.id !== replaced);
  pastMessages.set([{ ...shown, time: new Date() }, ...others].slice(0, limits.pastMessages));
  holdMessage(name, false);
  return name;
}

export function removeMessage(name: string): void {
  clearTimeout(timers.get(name));
  timers.delete(name);
  const rest = messages.get().filter((message) => message.name !== name);
  if (rest.length < messages.get().length) messages.set(rest);
}

/** Does what an action of a message says. */
export function runMessageAction({ name }: Message, { run, closeMessage }: MessageAction): void {
  run();
  if (closeMessage) removeMessage(name);
}

/** While somebody reads or reaches for it a message stays; afterwards its time begins anew. */
export function holdMessage(name: string, held: boolean): void {
  clearTimeout(timers.get(name));
  const message = messages.get().find((each) => each.name === name);
  const time = message?.lifetime ?? (message?.type === 'success' ? limits.successMessageLifetime : undefined);
  if (held || time === undefined) return;
  timers.set(
    name,
    setTimeout(() => removeMessage(name), time),
  );
}
