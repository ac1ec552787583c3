/** What a server layout shows is saved through one input that takes field names with values. */
import type { ViewShape } from '../../../src/define/shapes/block-shapes.ts';
import type { FormFieldShape, ServerLayoutShape, SourceShape } from '../../../src/define/shapes/element-shapes.ts';
import { blocksOf, objectsIn } from '../../../src/define/walk.ts';
import { inputSchema, isOpenRecord, schemaAt } from '../../../src/engines/binding/schema.ts';
import { fieldNames } from '../../product/field-names.ts';
import type { Product } from '../../product/product.ts';
import { didYouMean } from '../../product/spelling.ts';
import { at, type Finding, type Rule } from '../findings.ts';

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) => [
    ...blocksOf<ViewShape>('view', screen).flatMap(({ layout, save }) => {
      if (!layout || !save) return [];
      const { source, fields = {}, changes } = save;
      return unfit(product, file, source, changes === undefined ? Object.values(fields) : [changes]);
    }),
    ...[...objectsIn(screen)].flatMap((part) => {
      const asked = [part['fields'], part['ask']].filter(Array.isArray).flat() as FormFieldShape[];
      const laidOut = asked.filter((entry) => typeof entry === 'object' && isLayout(entry.layout));
      return laidOut.length && part['source']
        ? unfit(product, file, part['source'] as SourceShape, fieldNames(laidOut))
        : [];
    }),
  ]);

const isLayout = (value: unknown): value is ServerLayoutShape =>
  typeof value === 'object' && value !== null && 'layout' in value;

function unfit(product: Product, file: string, source: SourceShape, names: readonly string[]): readonly Finding[] {
  const input = inputSchema(source);
  const open = Object.keys(input.properties ?? {}).filter((name) => isOpenRecord(schemaAt(input, name)));
  const takes = open.length
    ? `${source.operation} takes it as ${open.join(', ')}`
    : `${source.operation} has no such input`;
  return names
    .filter((name) => !isOpenRecord(schemaAt(input, name)))
    .map((name) => ({
      ...at(product, file, `'${name}'`),
      text: `"${name}" cannot take the fields of a server layout: it must be a record of names and values; ${takes}.${didYouMean(name, open)}`,
    }));
}
