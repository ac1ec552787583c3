/** A vendor's endpoint as the check asks it: through the portal's own client, and by hand where something shall be wrong. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Connector, Message, Outcome, Theirs } from '../../src/server/provisioning/connector.ts';
import { type Answer, askOutside, OutgoingFailure } from '../../src/server/provisioning/outgoing.ts';
import { signedHeaders } from '../../src/server/provisioning/signature.ts';
import { webhookConnector } from '../../src/server/provisioning/webhook.ts';

export interface CheckOptions {
  readonly url: string;
  readonly secret: string;
  /** What the vendor calls a service that he lets be ordered for a test. */
  readonly sku: string;
  /** What that service asks for. */
  readonly configuration: Readonly<Record<string, unknown>>;
  /** A list of choices that the vendor has; absent: he has none. */
  readonly options?: string | undefined;
  /** How long what was accepted may take. */
  readonly patienceMs: number;
}

export interface Endpoint extends CheckOptions {
  readonly connector: Connector;
  /** A new message. */
  message(subscription: { readonly reference?: string; readonly quantity: number }): Message;
  /** Sends it until it is done or refused, as the portal does. */
  carryOut(action: 'create' | 'change' | 'suspend' | 'resume' | 'terminate', message: Message): Promise<Outcome>;
  /** As it would never be sent: with other headers than the client's. */
  byHand(path: string, more?: ByHand): Promise<Answer | string>;
  find(reference: string): Promise<readonly Theirs[]>;
}

export interface ByHand {
  readonly body?: object;
  readonly secrets?: readonly string[];
  readonly time?: Date;
  readonly id?: string;
}

const timeoutMs = 30_000;
/** How often somebody who is busy is asked again. */
const tries = 6;

export function endpointOf(options: CheckOptions): Endpoint {
  const { url, secret, sku, configuration, patienceMs } = options;
  const allowed = [new URL(url).origin];
  const connector = webhookConnector({ url, secrets: [secret], timeoutMs, allowed });
  return {
    ...options,
    connector,
    message: ({ reference, quantity }) => ({
      messageId: `msg_${crypto.randomUUID()}`,
      payload: {
        sent_utc: new Date().toISOString(),
        subscription: {
          ...{ account_id: 900_003, product: sku, vendor_sku: sku, quantity, commitment_months: 1 },
          ...(reference !== undefined && { reference }),
        },
        customer: { identificator: 'CHECK', name: 'Connector check', country: 'DE' },
        configuration,
        // Nobody listens there: what was accepted is asked for.
        callback: 'https://portal.invalid/provisioning/callback/0',
      },
    }),
    carryOut: async (action, message) => {
      let outcome = await connector[action](message);
      for (let one = 1; one < tries && outcome.kind === 'unavailable'; one += 1) {
        await wait(Math.min(5, outcome.after ?? 1) * 1000);
        outcome = await connector[action](message);
      }
      const until = Date.now() + patienceMs;
      const { reference } = message.payload.subscription;
      while (outcome.kind === 'accepted' && Date.now() < until) {
        await wait(500);
        outcome = await connector.status({ ...message, ...(reference !== undefined && { reference }) });
      }
      return outcome;
    },
    byHand: (path, { body, secrets = [secret], time = new Date(), id = `msg_${crypto.randomUUID()}` } = {}) => {
      const text = body === undefined ? '' : JSON.stringify(body);
      const headers = {
        ...(secrets.length > 0 && signedHeaders(secrets, { id, time, body: text })),
        ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': id }),
      };
      const method = body === undefined ? 'GET' : 'POST';
      return askOutside({ url: url.replace(/\/+$/, '') + path, method, headers, body: text, timeoutMs, allowed }).catch(
        (failure: unknown) => {
          if (failure instanceof OutgoingFailure) return `no answer (${failure.problem})`;
          throw failure;
        },
      );
    },
    find: async (reference) => {
      const found: Theirs[] = [];
      for await (const one of connector.list()) if (one.reference === reference) found.push(one);
      return found;
    },
  };
}
