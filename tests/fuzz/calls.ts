/** Fuzzed calls of an operation: mostly nearly right ones, so that they come far, then wrong ones, broken ones and other bodies. */
import fc from 'fast-check';
import type { AnyOperation } from '../../src/define/contract/operation.ts';
import { hostile, marks, right, type Schema, type Things } from './values.ts';

export interface FuzzedCall {
  readonly operation: AnyOperation;
  /** Whose session: one of the demo users, or nobody's. */
  readonly caller: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Stands for a piece of text that is no value; made so that nothing else looks like it. */
const place = '<<<hostile>>>';
const filled = (value: unknown, text: string): string =>
  (JSON.stringify(value) ?? 'null').replace(JSON.stringify(place), () => text);

/** How one right input becomes a wrong one, by a number that chooses where. */
type Spoil = (input: Record<string, unknown>, at: number, text: string) => string;

const keyAt = (input: object, at: number): string => {
  const keys = Object.keys(input);
  return keys[at % Math.max(1, keys.length)] ?? 'accountId';
};
const inner = (input: Record<string, unknown>, at: number): Record<string, unknown> => {
  const found = input[keyAt(input, at)];
  return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : input;
};

const spoils: readonly Spoil[] = [
  (input, at, text) => filled({ ...input, [keyAt(input, at)]: place }, text),
  (input, at, text) => filled({ ...input, [keyAt(input, at)]: place }, text),
  (input, at, text) => {
    const within = inner(input, at);
    return filled({ ...input, [keyAt(input, at)]: { ...within, [keyAt(within, at >> 4)]: place } }, text);
  },
  (input, at, text) => filled({ ...input, [keyAt(input, at)]: [place] }, text),
  (input, at) => JSON.stringify({ ...input, [keyAt(input, at)]: undefined }),
  (input, _at, text) => filled({ ...input, more: place, Message: marks.text }, text),
  (_input, _at, text) => text,
  (input, at) => JSON.stringify(input).slice(0, at % 40),
  (input) => JSON.stringify([input]),
  (input, at) => `${JSON.stringify(input).slice(0, -1)},"${keyAt(input, at)}":1}`,
];

const types = [
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'],
  ...[
    'application/json; charset=utf-16',
    'application/json;;;',
    'application/vnd.api+json',
    '',
    'x',
    'application/json, text/plain',
  ],
];
const headers = fc.record(
  {
    'accept-language': fc.constantFrom('de', 'pl;q=0', '*', 'xx-YY,,;q=a', 'de;q=9e999', 'a'.repeat(5000), '__proto__'),
    'idempotency-key': fc.constantFrom('once', marks.text, '\u00ff', ' ', 'k'.repeat(300)),
    'user-agent': fc.constantFrom(marks.text, '\u0080', 'u'.repeat(4000)),
    'content-type': fc.constantFrom(...types),
    cookie: fc.constantFrom(
      '__Host-session=',
      '__Host-session=x',
      `__Host-session=${'x'.repeat(100)}`,
      '=;=;',
      marks.text,
    ),
  },
  { requiredKeys: [] },
);

export function callsOf(operation: AnyOperation, things: Things, callers: number): fc.Arbitrary<FuzzedCall> {
  const example = operation.example.input as Record<string, unknown>;
  const schema = JSON.parse(JSON.stringify(operation.input)) as Schema;
  const input = right({ properties: {}, ...schema }, '', things, example) as fc.Arbitrary<Record<string, unknown>>;
  const spoilt = fc
    .tuple(input, fc.constantFrom(...spoils), fc.nat(1000), hostile)
    .map(([value, spoil, at, text]) => spoil(value, at, text));
  const body = fc.oneof(
    { weight: 2, arbitrary: input.map((value) => JSON.stringify(value)) },
    { weight: 3, arbitrary: spoilt },
  );
  const odd = fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: headers });
  // Who may do the most comes the farthest.
  const caller = fc.oneof(fc.constant(0), fc.nat(callers));
  return fc.record({ operation: fc.constant(operation), caller, body, headers: odd });
}

/** Calls of all operations in turn; the same ones for the same seed. */
export function fuzzedCalls(
  operations: readonly AnyOperation[],
  things: Things,
  { callers, count, seed }: { callers: number; count: number; seed: number },
): FuzzedCall[] {
  const each = Math.ceil(count / operations.length);
  const columns = operations.map((operation, number) =>
    fc.sample(callsOf(operation, things, callers), { numRuns: each, seed: seed + number }),
  );
  const turns = Array.from({ length: each }, (_turn, row) => columns.flatMap((column) => column[row] ?? []));
  return turns.flat().slice(0, count);
}
