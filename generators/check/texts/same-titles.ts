/** Two columns, facts or fields of one list can be told apart by their titles. */
import type { ColumnShape, SourceShape } from '../../../src/define/shapes/element-shapes.ts';
import { type ManifestObject, objectsIn } from '../../../src/define/walk.ts';
import { rowSchema } from '../../../src/engines/binding/answer-rows.ts';
import { dataSchema, inputSchema, type SchemaShape } from '../../../src/engines/binding/schema.ts';
import { columnOf } from '../../../src/engines/table/columns/column-plan.ts';
import { fieldNames, repeated } from '../../product/field-names.ts';
import { at, type Rule } from '../findings.ts';

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) =>
    [...objectsIn(screen)].flatMap((part) =>
      lists(part).flatMap(({ list, entries, schema }) => {
        // Names that stand twice are told of by another rule.
        const columns = entries
          .filter((entry) => entries.filter((other) => fieldNames([other])[0] === fieldNames([entry])[0]).length === 1)
          .map((entry) => columnOf(entry, schema));
        return repeated(columns.map(({ title }) => title)).map((title) => {
          const fields = columns.filter((column) => column.title === title).map(({ field }) => field);
          return {
            ...at(product, file, `'${fields.at(-1)}'`, -1),
            text: `${fields.join(' and ')} are both titled "${title}" in ${list}. Give one of them another title.`,
          };
        });
      }),
    ),
  );

interface List {
  readonly list: string;
  readonly entries: readonly ColumnShape[];
  readonly schema: SchemaShape;
}

function lists(part: ManifestObject): readonly List[] {
  const source = part['source'] as SourceShape | undefined;
  if (!source) return [];
  const { columns, facts, fields } = part as Readonly<Record<string, readonly ColumnShape[]>>;
  const sections = listOf(part['sections']) as unknown as readonly { readonly fields: readonly ColumnShape[] }[];
  // A view shows fields of its answer, a form asks for fields of its input.
  const schema = part['block'] === 'view' ? dataSchema(source) : inputSchema(source);
  return [
    { list: 'columns', entries: listOf(columns), schema: part['block'] === 'table' ? rowSchema(source) : {} },
    { list: 'facts', entries: listOf(facts), schema: dataSchema(source) },
    { list: 'fields', entries: listOf(fields), schema },
    ...sections.map((section) => ({ list: 'fields', entries: listOf(section.fields), schema })),
  ];
}

const listOf = (value: unknown): readonly ColumnShape[] => (Array.isArray(value) ? value : []);
