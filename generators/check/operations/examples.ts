/** The example of an operation fits its schemas in everything that types do not say: bounds, patterns, lengths. */
import type { TSchema } from 'typebox';
import Schema from 'typebox/schema';
import { at, type Rule } from '../findings.ts';

export const rule: Rule = (product) =>
  Object.entries(product.operations).flatMap(([file, { input, data, example }]) =>
    [
      ['input', faultOf(input, example.input)],
      ['data', faultOf(data, example.data)],
    ].flatMap(([side, fault]) =>
      fault === undefined
        ? []
        : [{ ...at(product, file, 'example:'), text: `The example's ${side} does not fit its schema: ${fault}.` }],
    ),
  );

/** What is wrong first; undefined when nothing is. */
export function faultOf(schema: TSchema, value: unknown): string | undefined {
  if (Schema.Check(schema, value)) return undefined;
  const [first] = Schema.Errors(schema, value)[1] as readonly {
    readonly instancePath: string;
    readonly message: string;
  }[];
  const place = first?.instancePath.replace(/^\//, '').replaceAll('/', '.');
  return `${place ? `${place} ` : 'it '}${first?.message ?? 'is something else'}`;
}
