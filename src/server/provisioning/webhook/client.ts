/** Requests to one vendor's server: signed, within the limits, and what came back or why nothing did. */
import type { Exchange, Hindrance } from '../connector.ts';
import { type Answer, askOutside, mostBytes, type Outgoing, OutgoingFailure } from '../outgoing.ts';
import { signedHeaders } from '../signature.ts';
import { storableBeginning } from './parse-storable.ts';

export interface WebhookSettings extends Pick<Outgoing, 'timeoutMs' | 'allowed' | 'resolve' | 'signal'> {
  /** Where its calls begin. */
  readonly url: string;
  /** The present one, and the new one beside it. */
  readonly secrets: readonly string[];
}

export interface Question {
  readonly method: 'GET' | 'POST';
  /** Below the address of the connector, with what stands behind a question mark. */
  readonly path: string;
  /** Absent: a new one, for a question that changes nothing. */
  readonly messageId?: string;
  readonly body?: object;
}

/** Either an answer or why there is none. */
export type Asked = { readonly exchange: Exchange } & (
  | { readonly answer: Answer; readonly hindrance?: undefined }
  | { readonly answer?: undefined; readonly hindrance: Hindrance }
);

/** So much of an answer is kept. */
const keptLength = 16_000;

export type Ask = (question: Question) => Promise<Asked>;

export function webhookClient({ url, secrets, ...how }: WebhookSettings): Ask {
  const begin = url.replace(/\/+$/, '');
  return async ({ method, path, messageId, body }) => {
    const started = performance.now();
    const exchange = (more: Partial<Exchange> = {}): Exchange => ({
      durationMs: Math.round(performance.now() - started),
      body: '',
      ...more,
    });
    if (secrets.length === 0) return { exchange: exchange(), hindrance: 'NoSecret' };
    const text = body === undefined ? '' : JSON.stringify(body);
    if (Buffer.byteLength(text) > mostBytes) return { exchange: exchange(), hindrance: 'TooLong' };
    const id = messageId ?? `msg_${crypto.randomUUID()}`;
    const headers = {
      ...signedHeaders(secrets, { id, time: new Date(), body: text }),
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': id }),
    };
    try {
      const answer = await askOutside({ ...how, url: begin + path, method, headers, body: text });
      return {
        answer,
        exchange: exchange({ status: answer.status, body: storableBeginning(answer.text, keptLength) }),
      };
    } catch (failure) {
      if (failure instanceof OutgoingFailure) return { hindrance: failure.problem, exchange: exchange() };
      throw failure;
    }
  };
}
