/** What a vendor's endpoint has to keep, in the order in which it is tried: a subscription is made, changed and ended on the way. */
import type { Outcome } from '../../src/server/provisioning/connector.ts';
import { ConnectorFailure } from '../../src/server/provisioning/connector.ts';
import type { Endpoint } from './endpoint.ts';

/** What is handed on from rule to rule. */
export interface Course {
  reference?: string;
}

export interface Rule {
  readonly name: string;
  /** @returns what was found instead; undefined: all is well; null: it cannot be tried, since an earlier rule does not hold. */
  try(endpoint: Endpoint, course: Course): Promise<string | undefined | null>;
}

const strangerSecret = `whsec_${Buffer.from('somebody else altogether').toString('base64')}`;
const tenMinutes = 10 * 60_000;

const said = (answer: { readonly status: number } | string): string =>
  typeof answer === 'string' ? answer : `status ${answer.status}`;
const outcomeText = (outcome: Outcome): string =>
  outcome.kind === 'unavailable' || outcome.kind === 'refused'
    ? `${outcome.kind}: ${outcome.message} (status ${outcome.exchange?.status ?? 'none'})`
    : outcome.kind;
const refusesSigned = (answer: { readonly status: number } | string): string | undefined =>
  typeof answer !== 'string' && (answer.status === 401 || answer.status === 403) ? undefined : said(answer);

async function allOf<Entry>(list: AsyncIterable<Entry>): Promise<readonly Entry[]> {
  const found: Entry[] = [];
  for await (const entry of list) found.push(entry);
  return found;
}

/** A message to the subscription of the course, and what the list says of it then. */
const step = (
  name: string,
  action: 'change' | 'suspend' | 'resume',
  expected: { readonly quantity: number; readonly state: 'Active' | 'Suspended' },
): Rule => ({
  name,
  try: async (endpoint, { reference }) => {
    if (reference === undefined) return null;
    const { quantity, state } = expected;
    const outcome = await endpoint.carryOut(action, endpoint.message({ reference, quantity }));
    if (outcome.kind !== 'done') return outcomeText(outcome);
    const [theirs] = await endpoint.find(reference);
    if (theirs?.quantity === quantity && theirs.state === state) return undefined;
    return theirs ? `quantity ${theirs.quantity}, state ${theirs.state}` : 'the list does not have it';
  },
});

export const rules: readonly Rule[] = [
  {
    name: 'GET /health answers 200 to a signed request',
    try: async ({ connector }) => {
      const { health, problem } = await connector.health();
      return health === 'Up' ? undefined : `${health}: ${problem}`;
    },
  },
  {
    name: 'one of two signatures is enough, while a secret changes',
    try: async ({ byHand, secret }) => {
      const answer = await byHand('/health', { secrets: [strangerSecret, secret] });
      return typeof answer !== 'string' && answer.status === 200 ? undefined : said(answer);
    },
  },
  {
    name: 'a request without signature is refused with 401',
    try: async ({ byHand }) => refusesSigned(await byHand('/subscriptions', { secrets: [] })),
  },
  {
    name: 'a signature with another secret is refused with 401',
    try: async ({ byHand }) => refusesSigned(await byHand('/subscriptions', { secrets: [strangerSecret] })),
  },
  {
    name: 'a signature of ten minutes ago is refused with 401',
    try: async ({ byHand }) =>
      refusesSigned(await byHand('/subscriptions', { time: new Date(Date.now() - tenMinutes) })),
  },
  {
    name: 'POST /create makes one subscription, also of five equal messages at once, and answers them alike',
    try: async (endpoint, course) => {
      const message = endpoint.message({ quantity: 2 });
      const outcomes = await Promise.all([1, 2, 3, 4, 5].map(() => endpoint.carryOut('create', message)));
      const wrong = outcomes.find(({ kind }) => kind !== 'done');
      if (wrong) return outcomeText(wrong);
      const references = [...new Set(outcomes.map((outcome) => (outcome.kind === 'done' ? outcome.reference : '')))];
      if (references.length !== 1) return `references ${references.join(', ')}`;
      const [reference = ''] = references;
      course.reference = reference;
      const status = await endpoint.connector.status({ messageId: message.messageId });
      return status.kind === 'done' && status.reference === reference
        ? undefined
        : `GET /requests/{message_id} says ${outcomeText(status)}`;
    },
  },
  {
    name: 'GET /subscriptions has it once, with its quantity, as Active',
    try: async ({ find }, { reference }) => {
      if (reference === undefined) return null;
      const found = await find(reference);
      const [first] = found;
      return found.length === 1 && first?.quantity === 2 && first.state === 'Active'
        ? undefined
        : `found ${JSON.stringify(found)}`;
    },
  },
  {
    name: 'the same key with another body is refused with 409',
    try: async (endpoint, { reference }) => {
      if (reference === undefined) return null;
      const { byHand, message } = endpoint;
      const { messageId: id, payload } = message({ reference, quantity: 2 });
      const body = { type: 'change', message_id: id, ...payload };
      await byHand('/change', { id, body });
      const answer = await byHand('/change', { id, body: { ...body, sent_utc: new Date(0).toISOString() } });
      return typeof answer !== 'string' && answer.status === 409 ? undefined : said(answer);
    },
  },
  {
    name: 'GET /requests/{message_id} answers 404 for a message that was never sent',
    try: async ({ byHand }) => {
      const answer = await byHand(`/requests/msg_${crypto.randomUUID()}`);
      return typeof answer !== 'string' && answer.status === 404 ? undefined : said(answer);
    },
  },
  step('POST /change sets the quantity', 'change', { quantity: 5, state: 'Active' }),
  step('POST /suspend suspends it', 'suspend', { quantity: 5, state: 'Suspended' }),
  step('POST /resume resumes it', 'resume', { quantity: 5, state: 'Active' }),
  {
    name: 'POST /terminate ends it, and says so when it has ended before',
    try: async (endpoint, { reference }) => {
      if (reference === undefined) return null;
      for (const _again of [1, 2]) {
        const outcome = await endpoint.carryOut('terminate', endpoint.message({ reference, quantity: 5 }));
        if (outcome.kind !== 'done') return outcomeText(outcome);
      }
      const running = (await endpoint.find(reference)).filter(({ state }) => state !== 'Ended');
      return running.length === 0 ? undefined : `the list has it as ${running[0]?.state}`;
    },
  },
  {
    name: 'GET /subscriptions is whole and the same when it is asked for again, each reference once',
    try: async ({ connector }) => {
      const lists = [await allOf(connector.list()), await allOf(connector.list())];
      const references = lists.map((list) => list.map(({ reference }) => reference).toSorted());
      const [first = [], second = []] = references;
      const twice = first.find((reference, place) => first[place + 1] === reference);
      if (twice !== undefined) return `${twice} stands there twice`;
      return first.join() === second.join() ? undefined : `${first.length} subscriptions, then ${second.length}`;
    },
  },
  {
    name: 'GET /usage answers what was used on a day, alike when it is asked for again, each key once',
    try: async ({ connector }) => {
      const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
      const [first, second] = [await allOf(connector.usage(yesterday)), await allOf(connector.usage(yesterday))];
      const keys = new Set(first.map(({ key }) => key));
      if (keys.size < first.length) return `${first.length} uses have ${keys.size} keys`;
      // A correction is another quantity under the same key, never another key.
      const lost = first.find(({ key }) => second.every((again) => again.key !== key));
      return lost ? `${lost.key} is not told again` : undefined;
    },
  },
  {
    name: 'GET /usage has other keys on another day',
    try: async ({ connector }) => {
      const [one, two] = [1, 2].map((days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10));
      const first = new Set((await allOf(connector.usage(one ?? ''))).map(({ key }) => key));
      const same = (await allOf(connector.usage(two ?? ''))).find(({ key }) => first.has(key));
      return same ? `${same.key} is told of ${one} and of ${two}` : undefined;
    },
  },
  {
    name: 'POST /options answers the choices of the list that was named (--options)',
    try: async ({ connector, options, sku }) => {
      if (options === undefined) return null;
      const source = { path: options, product: sku, customer: { identificator: 'CHECK' } };
      const found = await connector.options(source, '');
      return found.length > 0 ? undefined : 'no choice';
    },
  },
];

export interface Found {
  readonly name: string;
  readonly state: 'kept' | 'broken' | 'not tried';
  readonly found?: string;
}

/** Tries every rule, one after the other. */
export async function checkEndpoint(endpoint: Endpoint): Promise<readonly Found[]> {
  const course: Course = {};
  const all: Found[] = [];
  for (const rule of rules) {
    const found = await rule.try(endpoint, course).catch((failure: unknown) => {
      if (failure instanceof ConnectorFailure) return outcomeText(failure.outcome);
      throw failure;
    });
    const { name } = rule;
    if (found === null) all.push({ name, state: 'not tried' });
    else all.push(found === undefined ? { name, state: 'kept' } : { name, state: 'broken', found });
  }
  return all;
}
