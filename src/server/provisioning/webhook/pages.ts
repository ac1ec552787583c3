/** Lists of a vendor, read page by page. */
import { type Static, type TSchema, Type } from 'typebox';
import Schema from 'typebox/schema';
import { type Choice, ConnectorFailure, type Theirs, type Usage } from '../connector.ts';
import { failureOf, unavailable } from './answers.ts';
import type { Ask, Question } from './client.ts';
import { parseStorable } from './parse-storable.ts';

const text = Type.String({ minLength: 1, maxLength: 200 });
const next = Type.Optional(Type.String({ minLength: 1, maxLength: 500 }));
const quantity = Type.Number({ minimum: 0, maximum: 1e9 });

const Subscriptions = Type.Object({
  subscriptions: Type.Array(
    Type.Object({
      reference: text,
      vendor_sku: text,
      quantity,
      state: Type.Enum(['Active', 'Suspended', 'Ended']),
    }),
  ),
  next,
});
const UsageOfDay = Type.Object({
  usage: Type.Array(Type.Object({ key: text, reference: text, vendor_sku: text, quantity })),
  next,
});
const Options = Type.Object({ options: Type.Array(Type.Object({ value: text, label: text })) });

/** What is answered, in the form that the list has. @throws ConnectorFailure */
function reader<Form extends TSchema>(form: Form) {
  const compiled = Schema.Compile(form);
  return async (ask: Ask, question: Question): Promise<Static<Form>> => {
    const { answer, hindrance, exchange } = await ask(question);
    if (!answer) throw new ConnectorFailure({ ...unavailable(hindrance), exchange });
    if (answer.status !== 200) {
      const failure = failureOf(answer);
      throw new ConnectorFailure({
        ...(failure.kind === 'unavailable' ? failure : unavailable('OddAnswer')),
        exchange,
      });
    }
    const value = parseStorable(answer.text);
    if (!compiled.Check(value as never)) throw new ConnectorFailure({ ...unavailable('OddAnswer'), exchange });
    return value as Static<Form>;
  };
}

const readSubscriptions = reader(Subscriptions);
const readUsage = reader(UsageOfDay);
const readOptions = reader(Options);

/** A list that never ends is none. */
const mostPages = 10_000;

async function* paged<Page extends { readonly next?: string }>(
  first: string | undefined,
  readPage: (after: string | undefined) => Promise<Page>,
): AsyncIterable<Page> {
  let after = first;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page = await readPage(after);
    yield page;
    if (page.next === undefined) return;
    // Whoever goes on from where he is goes round in a circle.
    if (page.next === after) break;
    after = page.next;
  }
  throw new ConnectorFailure(unavailable('OddAnswer'));
}

const query = (parameters: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(parameters).filter((each): each is [string, string] => each[1] !== undefined);
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
};

export async function* subscriptionsOf(ask: Ask, from: string | undefined): AsyncIterable<Theirs> {
  const readPage = (after: string | undefined) =>
    readSubscriptions(ask, { method: 'GET', path: `/subscriptions${query({ after })}` });
  for await (const { subscriptions } of paged(from, readPage))
    for (const { vendor_sku: vendorSku, ...rest } of subscriptions) yield { ...rest, vendorSku };
}

export async function* usageOf(ask: Ask, day: string): AsyncIterable<Usage> {
  const readPage = (after: string | undefined) =>
    readUsage(ask, { method: 'GET', path: `/usage${query({ day, after })}` });
  for await (const { usage } of paged(undefined, readPage))
    for (const { vendor_sku: vendorSku, ...rest } of usage) yield { ...rest, vendorSku };
}

export const optionsOf = async (ask: Ask, body: object): Promise<readonly Choice[]> =>
  (await readOptions(ask, { method: 'POST', path: '/options', body })).options;
