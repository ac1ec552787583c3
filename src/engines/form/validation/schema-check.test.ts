/** The check that was compiled and the one that reads say the same of the same values, for every form there is. */
import { validators } from 'virtual:validators';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import type { AnyOperation } from '../../../define/contract/operation.ts';
import type { SchemaShape } from '../../binding/schema.ts';
import { plainCopy } from '../../field-plan/form-schema.ts';
import { compiled } from './compiled.ts';
import { interpreted } from './interpreted.ts';
import { problemsOf } from './schema-errors.ts';

const product = import.meta.glob<AnyOperation>(['../../../../manifests/operations/*/*.ts', '!**/*.test.ts'], {
  eager: true,
  import: 'default',
});
const fixtures = import.meta.glob<Readonly<Record<string, AnyOperation>>>(
  '../../../../tests/fixtures/**/operations.ts',
  {
    eager: true,
  },
);
const operations = [...Object.values(product), ...Object.values(fixtures).flatMap((file) => Object.values(file))];
const odd = [undefined, null, '', 'x', 'x'.repeat(3000), 'a@b.example', -1, 0, 1.5, 1e9, true, [], ['x', 'x'], {}];

/** Inputs with one value each put in the place of every value. */
function* spoiled(value: Record<string, unknown>, schema: SchemaShape): Generator<Record<string, unknown>> {
  for (const key of Object.keys(schema.properties ?? {})) {
    for (const other of odd) yield { ...value, [key]: other };
    const inner = schema.properties?.[key];
    const held = value[key];
    if (inner?.properties && typeof held === 'object' && held !== null) {
      for (const each of spoiled(held as Record<string, unknown>, inner)) yield { ...value, [key]: each };
    }
  }
}

/** As a form sends it: what is not there is not there. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const said = (check: { faults: (data: unknown) => readonly never[] | readonly unknown[] }, data: unknown) =>
  problemsOf(check.faults(data) as never)
    .map(({ path, problem }) => `${path.join('.')}: ${problem.text} ${JSON.stringify(problem.parameters ?? {})}`)
    .sort();

describe('the two checks', () => {
  it('know forms', () => expect(Object.keys(validators).length).toBeGreaterThanOrEqual(5));

  it.each(Object.keys(validators))('agree on %s', async (name) => {
    const operation = operations.find((each) => each.operation === name);
    const load = validators[name];
    if (!operation || !load) throw new Error(`${name} is no operation`);
    const schema = plainCopy(operation.input as SchemaShape);
    const [made, reading] = [compiled(await load()), interpreted(schema)];
    expect(made.faults(operation.example.input)).toEqual([]);
    const inputs = [{}, ...spoiled(operation.example.input as Record<string, unknown>, schema)].map(sent);
    for (const input of inputs) expect([input, said(reading, input)]).toEqual([input, said(made, input)]);
  });

  it('read a whole: references, conditions, and each missing value by itself', () => {
    const schema = {
      $defs: { Town: { type: 'string', minLength: 3 } },
      type: 'object',
      required: ['a', 'b'],
      properties: { a: { $ref: '#/$defs/Town' }, b: { type: 'integer' } },
      if: { properties: { b: { const: 1 } }, required: ['b'] },
      then: { required: ['c'], properties: { d: { type: 'string', minLength: 2, maxLength: 2 } } },
      dependentRequired: { d: ['e'] },
    } as SchemaShape;
    const check = interpreted(schema);
    expect(said(check, {})).toEqual(['a: This field is required {}', 'b: This field is required {}']);
    expect(said(check, { a: 'xy', b: 1 })).toEqual([
      'a: At least {n} characters {"n":3}',
      'c: This field is required {}',
    ]);
    expect(check.fits({ $ref: '#/$defs/Town' }, 'Wien', schema as never)).toBe(true);
    expect(check.fits({ $ref: '#/$defs/Town' }, 'W', schema as never)).toBe(false);
  });

  it('blame of several shapes the one that was chosen, known by its constant', () => {
    const shape = (kind: string, ...more: string[]) => ({
      type: 'object',
      required: ['kind', ...more],
      properties: { kind: { const: kind }, number: { type: 'string', minLength: kind === 'card' ? 12 : 4 } },
    });
    const schema = {
      properties: { pay: { anyOf: [shape('card', 'number', 'holder'), shape('bank', 'number')] } },
    } as unknown as SchemaShape;
    const check = interpreted(schema);
    expect(said(check, { pay: { kind: 'bank', number: 'x' } })).toEqual([
      'pay.number: At least {n} characters {"n":4}',
    ]);
    expect(said(check, { pay: { kind: 'card', number: 'x' } })).toEqual([
      'pay.holder: This field is required {}',
      'pay.number: At least {n} characters {"n":12}',
    ]);
    expect(said(check, { pay: { kind: 'cash' } }).length).toBeGreaterThan(0);
  });

  it('say a value of a union once, and what it should be', () => {
    const schema = plainCopy(
      Type.Object({ n: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]) }) as unknown as SchemaShape,
    );
    expect(said(interpreted(schema), { n: 'x' })).toEqual(['n: Integers only {}']);
    expect(said(interpreted(schema), { n: null })).toEqual([]);
  });
});
