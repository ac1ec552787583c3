/** What is asked for item by item is a list of plain values, and no more items are allowed than the call takes. */
import type { EditRecordShape } from '../../../src/define/shapes/block-shapes.ts';
import { fieldOf, type LongFormField, type SourceShape } from '../../../src/define/shapes/element-shapes.ts';
import { objectsIn } from '../../../src/define/walk.ts';
import { inputSchema, schemaAt } from '../../../src/engines/binding/schema.ts';
import { at, quoted, type Rule } from '../findings.ts';

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) =>
    [...objectsIn(screen)].flatMap((part) => {
      const read = part['source'] as SourceShape | undefined;
      // Of a record the call that saves it takes what is edited; what is only read was judged by the compiler.
      const save = part['block'] === 'view' ? (part['save'] as EditRecordShape | undefined) : undefined;
      const source = part['block'] === 'view' ? save?.source : read;
      if (!source) return [];
      const sections = listOf(part['sections']) as readonly { readonly fields?: unknown }[];
      return [part['fields'], part['ask'], ...sections.map(({ fields }) => fields)]
        .flatMap(listOf)
        .map((entry) => fieldOf<LongFormField>(entry as string | LongFormField))
        .flatMap(({ field, items }) => {
          const input = save ? save.fields?.[field] : field;
          if (!items || input === undefined) return [];
          const schema = schemaAt(inputSchema(source), input);
          const finding = (text: string) => [{ ...at(product, file, quoted(field)), text: `"${field}" ${text}` }];
          if (schema?.type !== 'array' || schema.items?.type === 'object')
            return finding(
              `holds no list of plain values: in ${source.operation} it is ${schema?.type === 'array' ? 'a list of records' : 'one value'}. Leave items away, or make the input Type.Array(Type.String()).`,
            );
          const { maxItems: taken } = schema;
          if (items.most === undefined || taken === undefined || items.most <= taken) return [];
          return finding(
            `allows ${items.most} items, and ${source.operation} takes ${taken}. Leave "most" away, or allow fewer.`,
          );
        });
    }),
  );

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
