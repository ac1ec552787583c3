/** Every name of a contract is used by somebody: a handler, a table, a screen. One that nobody knows is misspelt or of no use. */
import { readable, type SchemaShape } from '../../../src/engines/binding/schema.ts';
import { didYouMean } from '../../product/spelling.ts';
import { at, type Rule } from '../findings.ts';

export const rule: Rule = (product) => {
  const told = new Set<string>();
  return Object.entries(product.operations).flatMap(([file, { input, data }]) =>
    [...namesIn(readable(input)), ...namesIn(readable(data))].flatMap((name) => {
      if (product.names.has(name) || told.has(name)) return [];
      told.add(name);
      return [
        {
          ...at(product, file, `${name}:`),
          text: `Nothing reads or writes "${name}": no handler, table or screen names it.${didYouMean(name, product.names)}`,
        },
      ];
    }),
  );
};

function* namesIn(schema: SchemaShape | undefined): Generator<string> {
  if (!schema) return;
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    yield name;
    yield* namesIn(inner);
  }
  for (const inner of Object.values(schema.patternProperties ?? {})) yield* namesIn(inner);
  yield* namesIn(schema.items);
  for (const member of schema.anyOf ?? []) yield* namesIn(member);
}
