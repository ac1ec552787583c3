/** What a vendor's answers mean: every status has one meaning, and what cannot be read counts as no answer. */
import { type Static, Type } from 'typebox';
import Schema from 'typebox/schema';
import type { Hindrance, Outcome, Unavailable } from '../connector.ts';
import { problemOfStatus } from '../health.ts';
import type { Answer } from '../outgoing.ts';
import { hindrances } from '../own-words.ts';
import { parseStorable } from './parse-storable.ts';
import { secondsUntil } from './retry-after.ts';

const reference = Type.String({ minLength: 1, maxLength: 200 });
const facts = Type.Record(Type.String({ maxLength: 60 }), Type.Unknown());
const Done = Type.Object({ reference: Type.Optional(reference), facts: Type.Optional(facts) });
const Accepted = Type.Object({ reference: Type.Optional(reference) });
const Refused = Type.Object({
  message: Type.Optional(Type.String({ maxLength: 4000 })),
  details: Type.Optional(Type.String({ maxLength: 4000 })),
});

/** What a vendor says later of a message, asked or by himself. */
export const Report = Type.Object({
  outcome: Type.Enum(['done', 'accepted', 'refused']),
  reference: Type.Optional(reference),
  facts: Type.Optional(facts),
  ...Refused.properties,
});
export type Report = Static<typeof Report>;

/** What a vendor says by himself, of which message. */
const CallbackReport = Type.Object({
  message_id: Type.String({ minLength: 1, maxLength: 100 }),
  ...Report.properties,
});
export type CallbackReport = Static<typeof CallbackReport>;

const readers = {
  done: Schema.Compile(Done),
  accepted: Schema.Compile(Accepted),
  refused: Schema.Compile(Refused),
  report: Schema.Compile(Report),
  callback: Schema.Compile(CallbackReport),
};

/** @returns undefined for what is no JSON, or another form than the schema says. */
function read(name: keyof typeof readers, text: string) {
  const value = parseStorable(text);
  return readers[name].Check(value as never) ? value : undefined;
}

export const unavailable = (problem: Hindrance, after?: number): Unavailable => ({
  kind: 'unavailable',
  problem,
  message: hindrances[problem],
  ...(after !== undefined && { after }),
});

/** Of these the next try may be answered otherwise. */
const passing = [408, 425, 429];
const isPassing = (status: number): boolean => passing.includes(status) || status >= 500;

/** What is answered to a message. @param known the reference that we have of the subscription. */
export function outcomeOf(answer: Answer, known: string | undefined): Outcome {
  const { status, text } = answer;
  if (status === 200) return doneWith(read('done', text) as Static<typeof Done> | undefined, known);
  if (status === 202) {
    // There may be nothing to say yet.
    const body = text.trim() === '' ? {} : (read('accepted', text) as Static<typeof Accepted> | undefined);
    return body ? { kind: 'accepted', ...only('reference', body.reference) } : unavailable('OddAnswer');
  }
  return failureOf(answer);
}

function doneWith(body: Static<typeof Done> | undefined, known: string | undefined): Outcome {
  const found = body?.reference ?? known;
  // Without a reference nobody could be told of this subscription again.
  if (!body || found === undefined) return unavailable('OddAnswer');
  return { kind: 'done', reference: found, ...only('facts', body.facts) };
}

/** Everything that is neither done nor accepted. */
export function failureOf(answer: Answer): Outcome {
  const { status, text, retryAfter } = answer;
  if (isPassing(status)) return unavailable('Busy', secondsUntil(retryAfter, new Date()));
  const isRefusal = status >= 400 && status !== 401 && status !== 403;
  if (!isRefusal) return unavailable(problemOfStatus(answer) ?? 'OddAnswer');
  const body = (read('refused', text) as Static<typeof Refused> | undefined) ?? {};
  return {
    kind: 'refused',
    message: body.message?.trim() || `The vendor has answered ${status}.`,
    ...only('details', body.details),
  };
}

/** What a vendor says later. @returns undefined for what is none of that. */
export const readReport = (text: string): Report | undefined => read('report', text) as Report | undefined;

/** What a vendor says by himself. @returns undefined for what is none of that. */
export const readCallback = (text: string): CallbackReport | undefined =>
  read('callback', text) as CallbackReport | undefined;

export function outcomeOfReport(report: Report, known: string | undefined): Outcome {
  if (report.outcome === 'done') return doneWith(report, known);
  if (report.outcome === 'accepted') return { kind: 'accepted', ...only('reference', report.reference) };
  const message = report.message?.trim() || 'The vendor has refused it without saying why.';
  return { kind: 'refused', message, ...only('details', report.details) };
}

const only = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { readonly [key in Name]?: Value };
