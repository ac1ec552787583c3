/** The answers of the stories fit the schemas of their operations, in every state. */
import type { TSchema } from 'typebox';
import Schema from 'typebox/schema';
import { describe, expect, it } from 'vitest';
import type { AnyOperation } from '../../src/define/contract/operation.ts';
import { answerOf } from '../../src/engines/binding/answer-rows.ts';
import { emptied } from './emptied.ts';
import { filled } from './filled.ts';
import { lengthened } from './lengthened.ts';
import { mapValues } from './map-values.ts';

const operations = Object.values(
  import.meta.glob<AnyOperation>(['../../manifests/operations/*/*.ts', '!**/*.test.ts'], {
    eager: true,
    import: 'default',
  }),
);
const reads = operations
  .filter(({ kind }) => kind === 'read')
  .map((operation) => [operation.operation, operation] as const);
const faults = (schema: TSchema, data: unknown) => (Schema.Check(schema, data) ? [] : Schema.Errors(schema, data)[1]);

describe.each(reads)('%s', (_name, operation) => {
  it.each([
    ['filled', filled(operation, operation.example.input)],
    ['emptied', emptied(operation)],
    ['lengthened', lengthened(operation.example.data)],
  ])('%s fits the schema', (_state, data) => {
    expect(faults(operation.data, data)).toEqual([]);
  });
});

const named = (name: string): AnyOperation => {
  const found = operations.find(({ operation }) => operation === name);
  if (!found) throw new Error(`There is no operation ${name}`);
  return found;
};
const log = named('Account/GetAuditLog');
const rowsOf = (input: object) => answerOf(log, filled(log, input));

describe('a full list', () => {
  it('has as many rows as were asked for, with ids of their own', () => {
    const { rows, total } = rowsOf({ accountId: 1, mode: 'audit', limit: 20 });
    expect([rows.length, total, new Set(rows.map((row) => row['AuditEntryId'])).size]).toEqual([20, 57, 20]);
  });

  it('ends with its last page', () => {
    expect(rowsOf({ limit: 20, options: { offset: 40 } }).rows).toHaveLength(17);
    expect(rowsOf({ limit: 20, options: { offset: 80 } }).rows).toHaveLength(0);
  });

  it('has other ids below another record', () => {
    const tree = named('Account/GetAccountTree');
    const ids = (accountId: number) => answerOf(tree, filled(tree, { accountId })).rows.map((row) => row['AccountId']);
    expect(ids(5).filter((id) => ids(6).includes(id))).toEqual([]);
  });
});

describe('an empty answer', () => {
  it('has no rows', () => expect(emptied(log)).toEqual({ Items: [], TotalCount: 0 }));

  it('keeps of a record what it must have', () => {
    const account = emptied(named('Account/LoadAccountById')) as Record<string, unknown>;
    expect([account['DisplayName'], account['Country'], account['Hierarchy']]).toEqual([
      'Donau-Dampfschifffahrtsgesellschaft mbH',
      undefined,
      [],
    ]);
  });
});

it('long texts are longer, and what others refer to stays', () => {
  const layout = named('Account/GetViewLayout').example.data;
  const names = (data: unknown, wanted: string) => {
    const found: unknown[] = [];
    mapValues(data, (value, key) => key === wanted && found.push(value));
    return found;
  };
  const long = lengthened(layout);
  expect(names(long, 'Name')).toEqual(names(layout, 'Name'));
  expect(names(long, 'DisplayValue')).not.toEqual(names(layout, 'DisplayValue'));
});
