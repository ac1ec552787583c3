/** How an answer is taken apart: single values, rows, parts, and the shape of a union. */
import { expect, it } from 'vitest';
import { isNumberOf, recordPlan, rowsPlan, shapeOf } from './reply-plan.ts';

it('single values and lines of them stand beside their names, everything else below', () => {
  const { leaves, parts } = recordPlan(
    { Name: 'a', None: null, Tags: ['x', 'y'], Owner: { Name: 'b' }, Rows: [{}] },
    undefined,
  );
  expect(leaves.map(({ key }) => key)).toEqual(['Name', 'None', 'Tags']);
  expect(parts.map(({ key }) => key)).toEqual(['Owner', 'Rows']);
});

it('records in a list are rows, with the columns of the schema first; at most fifty are drawn', () => {
  const schema = { items: { properties: { B: {}, A: {}, Never: {} } } };
  expect(rowsPlan([{ A: 1 }, { B: 2, C: 3 }], schema)).toMatchObject({ columns: ['B', 'A', 'C'], more: 0 });
  expect(
    rowsPlan(
      Array.from({ length: 60 }, () => ({ A: 1 })),
      schema,
    ),
  ).toMatchObject({ more: 10 });
  expect([rowsPlan([], schema), rowsPlan([1], schema), rowsPlan({}, schema)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('the number of an account is no count', () => {
  const all = { AccountId: 100_734, Ids: 7, TotalCount: 100_734, OwnerId: 'a' };
  expect(Object.entries(all).filter(([name, value]) => isNumberOf(name, value))).toEqual([
    ['AccountId', 100_734],
    ['Ids', 7],
  ]);
});

it('of a union the shape counts that the value has', () => {
  const schema = { anyOf: [{ type: 'null' }, { type: 'object', title: 'one' }] };
  expect(shapeOf(schema, { a: 1 })).toMatchObject({ title: 'one' });
  expect(shapeOf(schema, null)).toEqual({ type: 'null' });
  expect(shapeOf({ type: 'string' }, 'a')).toEqual({ type: 'string' });
});
