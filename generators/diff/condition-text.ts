/** A condition in words: 'State is Queued or Running, IsOwn is true'. */
import type { ConditionShape, TestShape, WhereShape } from '../../src/define/shapes/element-shapes.ts';

export const conditionText = (condition: ConditionShape): string =>
  'either' in condition ? condition.either.map(whereText).join('; or ') : whereText(condition);

const whereText = ({ where }: WhereShape): string =>
  Object.entries(where)
    .map(([field, test]) => `${field} ${testText(test)}`)
    .join(', ');

function testText(test: TestShape): string {
  if (typeof test === 'object' && test !== null && 'not' in test)
    return test.not === null ? 'is there' : `is not ${valuesText(test.not)}`;
  return `is ${valuesText(test)}`;
}

const valuesText = (values: unknown): string =>
  Array.isArray(values) ? values.map(String).join(' or ') : values === null ? 'empty' : String(values);
