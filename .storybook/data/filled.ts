/** The example of an operation as a full answer: its rows repeated with ids and times of their own, as many as were asked for. */
import type { AnyOperation } from '../../src/define/contract/operation.ts';
import { answerOf } from '../../src/engines/binding/answer-rows.ts';
import { mapValues } from './map-values.ts';

/** More than one page, so that paging shows. */
const total = 57;
const page = 24;

interface ListInput {
  readonly limit?: number;
  readonly options?: { readonly offset?: number };
}

export function filled({ example, ...operation }: AnyOperation, input: unknown): unknown {
  const { rows, total: said } = answerOf({ example, ...operation }, example.data);
  if (rows.length === 0) return example.data;
  const { limit = page, options } = (input ?? {}) as ListInput;
  const first = options?.offset ?? 0;
  const count = Math.max(0, Math.min(limit, total - first));
  const many = Array.from({ length: count }, (_, index) => nth(rows, first + index, saltOf(input)));
  return withRows(example.data, rows, many, said === undefined ? undefined : total);
}

/** The answer with other rows, wherever its list stands. */
export function withRows(data: unknown, rows: unknown, others: readonly unknown[], total?: number): unknown {
  if (data === rows || Array.isArray(data)) return others;
  if (typeof data !== 'object' || data === null) return data;
  const changed = Object.entries(data).map(([key, value]) => [
    key,
    value === rows ? others : key === 'TotalCount' && total !== undefined ? total : value,
  ]);
  return Object.fromEntries(changed);
}

/** Rows asked for below different records must not share their ids. */
const saltOf = (input: unknown): number =>
  Object.entries((input ?? {}) as object)
    .filter(([name, value]) => name.endsWith('Id') && typeof value === 'number')
    .reduce((salt, [, value]) => salt + ((value as number) % 89) * 100_000, 0);

function nth(rows: readonly unknown[], index: number, salt: number): unknown {
  const round = Math.floor(index / rows.length);
  const shift = 1000 * round + salt;
  return mapValues(rows[index % rows.length], (value, key) => {
    // A month that is billed is no number of a record.
    if (typeof value === 'number' && key.endsWith('Id') && key !== 'IntervalId') return value + shift;
    if (typeof value !== 'string') return value;
    if (/^\d{4}-\d\d-\d\dT/.test(value)) return earlier(value, index);
    return round > 0 && key === 'DisplayName' ? `${value} ${round + 1}` : value;
  });
}

const earlier = (instant: string, index: number): string =>
  `${new Date(Date.parse(instant) - index * 17 * 3_600_000).toISOString().slice(0, 19)}Z`;
