/** A vendor's server in one file, with Node alone: `CONNECTOR_SECRET=whsec_… PORT=9000 node vendor.mjs`. It keeps all in memory; yours keeps it in a database. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const key = Buffer.from((process.env.CONNECTOR_SECRET ?? '').replace(/^whsec_/, ''), 'base64');
if (key.length < 16)
  throw new Error('Set CONNECTOR_SECRET to the secret that the portal has shown for your connector.');

/** Reference to subscription, and message id to what was sent and answered. */
const subscriptions = new Map();
const messages = new Map();

/** Whether one of the signatures is ours, made in the last five minutes. */
function isSigned(headers, body) {
  const { 'webhook-id': id = '', 'webhook-timestamp': time = '', 'webhook-signature': signatures = '' } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(time)) <= 300)) return false;
  const wanted = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest();
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
    return signature.startsWith('v1,') && given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}

/** What each message does to a subscription that runs. */
const changes = {
  change: (subscription, { quantity }) => Object.assign(subscription, { quantity }),
  suspend: (subscription) => Object.assign(subscription, { state: 'Suspended' }),
  resume: (subscription) => Object.assign(subscription, { state: 'Active' }),
  terminate: (subscription) => Object.assign(subscription, { state: 'Ended' }),
};

/** Carries a message out. Answers a status and what to say. */
function carryOut(type, { subscription: wanted }) {
  if (type === 'create') {
    if (wanted.quantity > 1000) return [422, { message: `At most 1000 units; asked for are ${wanted.quantity}.` }];
    const reference = `example-${subscriptions.size + 1}`;
    const { vendor_sku = wanted.product, quantity } = wanted;
    subscriptions.set(reference, { reference, vendor_sku, quantity, state: 'Active' });
    return [200, { reference }];
  }
  const subscription = subscriptions.get(wanted.reference);
  if (!subscription || subscription.state === 'Ended')
    return [404, { message: `Nothing runs under the reference ${wanted.reference}.` }];
  changes[type](subscription, wanted);
  return [200, { reference: wanted.reference }];
}

/** A message is carried out once: the same key is answered alike, and refused with another body. */
function take(type, headers, text) {
  const id = headers['idempotency-key'];
  const hash = createHash('sha256').update(text).digest('hex');
  const known = messages.get(id);
  if (known) return known.hash === hash ? known.answer : [409, { message: 'This key came with another body.' }];
  const answer = carryOut(type, JSON.parse(text));
  messages.set(id, { hash, answer });
  return answer;
}

/** What became of a message, as a callback would say it. */
function statusOf(id) {
  const known = messages.get(id);
  if (!known) return [404, { message: `Message ${id} has not come here.` }];
  const [status, said] = known.answer;
  return [200, { outcome: status === 200 ? 'done' : 'refused', ...said }];
}

function answer({ method, url, headers }, body) {
  if (!isSigned(headers, body)) return [401, { message: 'The signature is not ours.' }];
  const [, first, second = ''] = new URL(url, 'http://vendor').pathname.split('/');
  if (method === 'POST' && (first === 'create' || first in changes)) return take(first, headers, body);
  if (method === 'POST' && first === 'options') return [200, { options: [{ value: 'eu', label: 'Europe' }] }];
  if (method === 'GET' && first === 'health') return [200, {}];
  if (method === 'GET' && first === 'requests') return statusOf(decodeURIComponent(second));
  if (method === 'GET' && first === 'subscriptions') return [200, { subscriptions: [...subscriptions.values()] }];
  if (method === 'GET' && first === 'usage') return [200, { usage: [] }];
  return [404, { message: `There is no ${method} ${url}.` }];
}

const server = createServer(async (request, response) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  let [status, said] = [400, { message: 'This cannot be read.' }];
  try {
    [status, said] = answer(request, Buffer.concat(parts).toString());
  } catch (error) {
    console.error(error);
  }
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
});
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  console.info(`The vendor listens on http://127.0.0.1:${server.address().port}`);
});
