/** What goes over a socket: an action and a data object, as JSON (WS-26, WS-27). */
import type { BroadcastKind } from '../db/tables/broadcast.ts';
import type { MaintenanceMode } from '../messages/maintenance-plans.ts';

export interface ClientMessage {
  readonly action: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What the server says. `changed` is beyond the contract; whoever does not know it leaves it. */
export type ServerMessage =
  | { readonly action: 'pong'; readonly data: { readonly echo: string } }
  | { readonly action: 'reauth' | 'updatecapabs'; readonly data: Readonly<Record<string, never>> }
  | { readonly action: 'message'; readonly data: MessageData }
  | { readonly action: 'maintenance'; readonly data: { readonly mode: MaintenanceMode; readonly text: string } }
  | { readonly action: 'changed'; readonly data: { readonly tags: readonly string[] } };

/** A blank text takes back what was said before. `id` and `kind` are beyond the contract: which message it is, and how urgent. */
export interface MessageData {
  readonly text: string;
  readonly id?: number;
  readonly kind?: BroadcastKind;
}

/** Reasons to close, as the browser gets them. */
export const closings = {
  deauth: [1000, 'Signed out.'],
  ended: [4401, 'Session ended.'],
  tooMany: [4429, 'Too many sockets or messages.'],
} as const satisfies Record<string, readonly [number, string]>;
export type Closing = keyof typeof closings;

/** undefined for what is not of this form; it is ignored (WS-31). */
export function read(text: string): ClientMessage | undefined {
  try {
    const { action, data } = JSON.parse(text) as { action?: unknown; data?: unknown };
    if (typeof action !== 'string' || typeof data !== 'object' || data === null || Array.isArray(data))
      return undefined;
    return { action, data: data as ClientMessage['data'] };
  } catch {
    return undefined;
  }
}

/** The echo of a ping; undefined when there is none to send back (WS-28). */
export const echoOf = ({ data: { echo } }: ClientMessage): string | undefined =>
  typeof echo === 'string' && echo !== '' ? echo : undefined;
