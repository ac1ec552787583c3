/** Signatures of what goes to vendors and comes from them, as Standard Webhooks has them. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const keyOf = (secret: string): Buffer => Buffer.from(secret.replace(/^whsec_/, ''), 'base64');

interface Signed {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: string;
  readonly body: string | Buffer;
}

const signatureOf = (secret: string, { id, timestamp, body }: Signed): Buffer =>
  createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.`).update(body).digest();

/** One signature for each secret: while one takes the place of another, both are good. */
export function signedHeaders(
  secrets: readonly string[],
  { id, time, body }: { readonly id: string; readonly time: Date; readonly body: string },
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(time.getTime() / 1000));
  const signatures = secrets.map((secret) => `v1,${signatureOf(secret, { id, timestamp, body }).toString('base64')}`);
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}

/** So far may the clocks of two servers differ, and so long may a message be on its way. */
const toleranceSeconds = 5 * 60;
/** While secrets change there are two; whoever sends many more wants us to count. */
const mostSignatures = 10;

/** Whether the headers sign the body with one of the secrets, lately. Each secret is tried, so that time tells nothing. */
export function isSigned(
  secrets: readonly string[],
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  { body, now }: { readonly body: string | Buffer; readonly now: Date },
): boolean {
  const text = (name: string): string => (typeof headers[name] === 'string' ? headers[name] : '');
  const [id, timestamp] = [text('webhook-id'), text('webhook-timestamp')];
  const given = text('webhook-signature').split(' ', mostSignatures);
  if (id === '' || !/^\d{1,12}$/.test(timestamp)) return false;
  const isFresh = Math.abs(now.getTime() / 1000 - Number(timestamp)) <= toleranceSeconds;
  const matches = secrets.flatMap((secret) => {
    const wanted = signatureOf(secret, { id, timestamp, body });
    return given.map((one) => one.startsWith('v1,') && isSame(Buffer.from(one.slice(3), 'base64'), wanted));
  });
  return isFresh && matches.includes(true);
}

const isSame = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
