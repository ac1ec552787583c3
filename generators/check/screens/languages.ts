/** A field that is asked for by language takes names with texts, whatever the names are. */
import { fieldOf, type LongFormField, type SourceShape } from '../../../src/define/shapes/element-shapes.ts';
import { objectsIn } from '../../../src/define/walk.ts';
import { inputSchema, isOpenRecord, schemaAt } from '../../../src/engines/binding/schema.ts';
import { at, quoted, type Rule } from '../findings.ts';

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) =>
    [...objectsIn(screen)].flatMap((part) => {
      const source = part['source'] as SourceShape | undefined;
      if (!source || part['block'] === 'view') return [];
      const sections = listOf(part['sections']) as readonly { readonly fields?: unknown }[];
      return [part['fields'], part['ask'], ...sections.map(({ fields }) => fields)]
        .flatMap(listOf)
        .map((entry) => fieldOf<LongFormField>(entry as string | LongFormField))
        .filter(({ field, languages }) => languages && !isOpenRecord(schemaAt(inputSchema(source), field)))
        .map(({ field }) => ({
          ...at(product, file, quoted(field)),
          text: `"${field}" holds no text for each language: in ${source.operation} it is no record of texts. Leave languages away, or make the input Type.Record(Type.String(), Type.String()).`,
        }));
    }),
  );

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
