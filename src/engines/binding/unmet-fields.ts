/** Which fields of a row a condition is not content with, for whoever asks why something is not offered. */
import type { ConditionShape } from '../../define/shapes/element-shapes.ts';
import { holds } from './condition.ts';

/** Paths of fields, each once; nothing when the condition holds. */
export function unmetFields(condition: ConditionShape | undefined, value: unknown): readonly string[] {
  if (!condition || holds(condition, value)) return [];
  return [...new Set(blamed(condition, value, ''))];
}

function blamed(condition: ConditionShape, value: unknown, path: string): string[] {
  const { required = [], properties = {}, anyOf = [], allOf = [], not } = condition;
  const record = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  const at = (name: string): string => (path ? `${path}.${name}` : name);
  const inner = Object.entries(properties).flatMap(([name, test]) =>
    record[name] === undefined || holds(test, record[name]) ? [] : blamed(test, record[name], at(name)),
  );
  const found = [
    ...required.filter((name) => record[name] === undefined).map(at),
    ...inner,
    ...(anyOf.some((each) => holds(each, value)) ? [] : anyOf.flatMap((each) => blamed(each, value, path))),
    ...allOf.filter((each) => !holds(each, value)).flatMap((each) => blamed(each, value, path)),
    ...(not && holds(not, value) ? namedIn(not, at) : []),
  ];
  // The value itself is what is wrong: it is of no record, or the test is on it alone.
  return found.length > 0 || !path ? found : [path];
}

/** What holds and should not: everything that it looks at. */
const namedIn = ({ properties = {}, required = [] }: ConditionShape, at: (name: string) => string): string[] =>
  [...Object.keys(properties), ...required].map(at);
