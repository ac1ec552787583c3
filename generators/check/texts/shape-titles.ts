/** A value that may have several shapes is asked for by their titles, so that nobody reads "Option 1". */
import { type ColumnShape, fieldOf, type SourceShape } from '../../../src/define/shapes/element-shapes.ts';
import { objectsIn } from '../../../src/define/walk.ts';
import { inputSchema, type SchemaShape, shapesAt } from '../../../src/engines/binding/schema.ts';
import { at, type Rule } from '../findings.ts';

const asking = ['form', 'ask'];

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) =>
    [...objectsIn(screen)].flatMap((part) =>
      askedBy(part).flatMap(({ source, field }) =>
        withoutTitle(shapesAt(inputSchema(source), field)).map((name) => ({
          ...at(product, file, field),
          text: `One of the shapes of ${name || field} in ${source.operation} has no title, so people would choose "Option 1". Give each one a title: Type.Object({ … }, { title: '…' }).`,
        })),
      ),
    ),
  );

function askedBy(part: Readonly<Record<string, unknown>>) {
  const source = part['source'] as SourceShape | undefined;
  const isForm = asking.includes(String(part['block']));
  const sections = isForm ? ((part['sections'] ?? []) as readonly { readonly fields: readonly ColumnShape[] }[]) : [];
  const listed = [isForm ? part['fields'] : [], part['ask'], ...sections.map(({ fields }) => fields)];
  const entries = listed.flatMap((list) => (Array.isArray(list) ? (list as readonly ColumnShape[]) : []));
  return source ? entries.map((entry) => ({ source, field: fieldOf(entry).field })) : [];
}

/** Names of the values inside with several shapes, one of which nobody has named; '' for the value itself. */
function withoutTitle(schema: SchemaShape | undefined, name = ''): readonly string[] {
  const shapes = (schema?.anyOf ?? []).filter(({ type }) => type !== 'null');
  const isChoice = shapes.length > 1 && !shapes.every((shape) => shape.const !== undefined);
  return [
    ...(isChoice && shapes.some(({ title }) => !title) ? [name] : []),
    ...shapes.flatMap((shape) => withoutTitle(shape, name)),
    ...(schema?.items ? withoutTitle(schema.items, name) : []),
    ...Object.entries(schema?.properties ?? {}).flatMap(([key, property]) => withoutTitle(property, key)),
  ];
}
