/** A field that is asked for only now and then is one that its call can do without. */
import { fieldOf, type LongFormField, type SourceShape } from '../../../src/define/shapes/element-shapes.ts';
import { objectsIn } from '../../../src/define/walk.ts';
import { inputSchema, isOptional, schemaAt } from '../../../src/engines/binding/schema.ts';
import { at, type Rule } from '../findings.ts';

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) =>
    [...objectsIn(screen)].flatMap((part) => {
      const source = part['source'] as SourceShape | undefined;
      if (!source) return [];
      const input = inputSchema(source);
      return askedIn(part)
        .filter(({ when, field }) => when && schemaAt(input, field) && !isOptional(input, field))
        .map(({ field }) => ({
          ...at(product, file, `'${field}'`),
          text: `"${field}" is asked for only while a condition holds, but ${source.operation} always needs it. Leave "when" away, or make the input optional: Type.Optional(…).`,
        }));
    }),
  );

function askedIn(part: Readonly<Record<string, unknown>>): readonly LongFormField[] {
  const sections = Array.isArray(part['sections']) ? (part['sections'] as { fields?: unknown }[]) : [];
  return [part['fields'], part['ask'], ...sections.map(({ fields }) => fields)]
    .filter(Array.isArray)
    .flat()
    .filter((entry) => typeof entry === 'string' || (typeof entry === 'object' && entry !== null && 'field' in entry))
    .map((entry) => fieldOf<LongFormField>(entry));
}
