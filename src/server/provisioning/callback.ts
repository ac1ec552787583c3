/** What a vendor tells by himself: believed only with a signature of his connector, and handed on once it is understood. */
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { inOwnTransaction } from '../db/own-transaction.ts';
import type { Service } from '../service.ts';
import { secretsOf } from './open-connector.ts';
import { isSigned } from './signature.ts';
import { type CallbackReport, readCallback } from './webhook/answers.ts';

/** A report that is known to come from the connector's vendor. */
export interface VendorReport {
  readonly connectorId: number;
  /** The vendor's own id of what he has sent: with the connector, the same one is the same report. */
  readonly vendorMessageId: string;
  readonly report: CallbackReport;
  /** As it came, for the history. */
  readonly body: string;
}

/** Applies a report to the request that it is about, once for each id of the vendor. `unknown`: no request of this connector has such a message. */
export type Deliver = (report: VendorReport, service: Service) => Promise<'taken' | 'repeated' | 'unknown'>;

export interface Callback {
  /** As it stands in the address. */
  readonly connector: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Reply {
  readonly status: 200 | 400 | 401 | 404;
  /** Absent: nothing is wrong. */
  readonly message?: string;
}

/** Whatever is wrong with a signature, or whether there is such a connector, nobody learns from the answer. */
const notBelieved: Reply = { status: 401, message: 'Not accepted.' };

/** Stands in for the secret of a connector that has none, so that it takes as long to refuse. */
const standIn = randomBytes(32).toString('base64');

export async function takeCallback(service: Service, deliver: Deliver, callback: Callback): Promise<Reply> {
  const { connector, headers, body } = callback;
  const secrets = await callbackSecrets(service, connector);
  const matches = isSigned(secrets.length === 0 ? [standIn] : secrets, headers, { body, now: new Date() });
  if (!matches || secrets.length === 0) return notBelieved;
  const vendorMessageId = String(headers['webhook-id']);
  if (!/^[\x21-\x7e]{1,200}$/.test(vendorMessageId))
    return { status: 400, message: 'webhook-id takes from 1 to 200 visible characters of ASCII.' };
  const text = body.toString('utf8');
  const report = readCallback(text);
  if (!report)
    return {
      status: 400,
      message:
        'Send JSON with message_id (text), outcome ("done", "accepted" or "refused") and, as far as there are any, reference (text), facts (object), message and details (texts).',
    };
  const done = await deliver({ connectorId: Number(connector), vendorMessageId, report, body: text }, service);
  return done === 'unknown'
    ? { status: 404, message: `No message ${report.message_id} was sent to this connector.` }
    : { status: 200 };
}

async function callbackSecrets({ database, secrets }: Service, connector: string): Promise<readonly string[]> {
  if (!/^\d{1,15}$/.test(connector)) return [];
  const [secret = null, next_secret = null] = await inOwnTransaction(database.pool, 'callback_secrets', [connector]);
  return secretsOf({ secret, next_secret } as Parameters<typeof secretsOf>[0], secrets);
}
