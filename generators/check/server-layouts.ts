/** What a server layout shows is saved through one input that takes field names with values. */
import { askedOf } from '../../src/define/block-shapes.ts';
import type { AskedShape, LayoutShape, SourceShape } from '../../src/define/shapes.ts';
import { inputSchema, isOpenRecord, schemaAt } from '../../src/engines/schema.ts';
import { at, type Finding, type Rule } from '../findings.ts';
import { blocksOf, fieldNames, parts } from '../parts.ts';
import type { Product } from '../product.ts';
import { didYouMean } from '../spelling.ts';

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) => [
    ...blocksOf(screen).flatMap((block) => {
      if (block.block !== 'view' || !('layout' in block.layout) || !block.save) return [];
      return unfit(
        product,
        file,
        block.save.source,
        askedOf(block.save).map(({ field }) => field),
      );
    }),
    ...[...parts(screen)].flatMap((part) => {
      const asked = [part['fields'], part['ask']].filter(Array.isArray).flat() as AskedShape[];
      const laidOut = asked.filter((entry) => typeof entry === 'object' && isLayout(entry.layout));
      return laidOut.length && part['source']
        ? unfit(product, file, part['source'] as SourceShape, fieldNames(laidOut))
        : [];
    }),
  ]);

const isLayout = (value: unknown): value is LayoutShape =>
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
