/** Conditions of manifests: present and equal, one of several, none of several, and either of several. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { either, not, where } from '../../define/binding/condition.ts';
import type { ConditionShape } from '../../define/shapes/element-shapes.ts';
import { conditionHolds, testedFields, unmetFields } from './condition.ts';

type Row = Readonly<Record<string, unknown>>;
const holds = (condition: ConditionShape | undefined, row: Row) => conditionHolds(condition, (field) => row[field]);

const scalar = fc.oneof(
  fc.constantFrom('Active', 'Ended'),
  fc.integer({ min: 0, max: 2 }),
  fc.boolean(),
  fc.constant(null),
);
const name = fc.constantFrom('A', 'B', 'Owner.Name');
const test = fc.oneof(
  scalar,
  fc.array(scalar, { minLength: 1, maxLength: 3 }),
  scalar.map((value) => ({ not: value })),
);
const tests = fc.dictionary(name, test, { minKeys: 1, maxKeys: 3 }).map((fields) => where(fields) as ConditionShape);
const condition = fc.oneof(
  tests,
  fc.array(tests, { minLength: 1, maxLength: 3 }).map((all) => ({ either: all }) as ConditionShape),
);
const row = fc.dictionary(name, scalar, { maxKeys: 3 });

describe('a condition', () => {
  const here = { State: 'Active', Users: 0, IsOwn: true, Above: null };
  it.each<[ConditionShape | undefined, boolean]>([
    [undefined, true],
    [where({ State: 'Active' }), true],
    [where({ State: 'Ended' }), false],
    [where({ State: ['Ended', 'Active'], IsOwn: true }), true],
    [where({ State: 'Active', IsOwn: false }), false],
    [where({ Users: not(0) }), false],
    [where({ State: not(['Ended', 'Locked']) }), true],
    [where({ Above: null }), true],
    [where({ Above: not(null) }), false],
    [where({ Gone: null }), false],
    [where({ Gone: not(1) }), false],
    [where({ Users: '0' }), false],
    [either(where({ State: 'Ended' }), where({ IsOwn: true })), true],
    [either(where({ State: 'Ended' }), where({ Gone: true })), false],
  ])('%j: %s', (given, result) => {
    expect(holds(given, here)).toBe(result);
  });

  it('never holds by a field that is not there: whatever comes to stand in it, what held goes on holding', () => {
    fc.assert(
      fc.property(condition, row, row, (given, known, more) => {
        fc.pre(holds(given, known));
        expect(holds(given, { ...more, ...known })).toBe(true);
      }),
    );
  });

  it('holds of no empty row', () => {
    fc.assert(
      fc.property(condition, (given) => {
        expect(holds(given, {})).toBe(false);
      }),
    );
  });

  it('with not is the opposite of the same without, wherever the field is there', () => {
    fc.assert(
      fc.property(scalar, scalar, (wanted, value) => {
        expect(holds(where({ A: { not: wanted } }) as never, { A: value })).toBe(
          !holds(where({ A: wanted }), { A: value }),
        );
      }),
    );
  });

  it('blames fields exactly when it does not hold, and only such as it looks at', () => {
    fc.assert(
      fc.property(condition, row, (given, known) => {
        const blamed = unmetFields(given, (field) => known[field]);
        expect(blamed.length === 0).toBe(holds(given, known));
        expect(testedFields(given)).toEqual(expect.arrayContaining([...blamed]));
        expect(new Set(blamed).size).toBe(blamed.length);
      }),
    );
  });
});
