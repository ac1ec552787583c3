/** Figures and orders are of everything: a page is neither counted, nor drawn, nor put in order as if it were all there is. */
import type { ChartShape, CountShape, TableShape } from '../../../src/define/shapes/block-shapes.ts';
import { operationOf, type SourceShape } from '../../../src/define/shapes/element-shapes.ts';
import { blocksOf } from '../../../src/define/walk.ts';
import { dataSchema, inputSchema } from '../../../src/engines/binding/schema.ts';
import { listInputs, saysTotal } from '../../../src/rules/list-call.ts';
import { at, type Rule } from '../findings.ts';

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) => [
    ...blocksOf<TableShape>('table', screen)
      .filter(({ rank, source }) => rank && isPaged(source))
      .map(({ source }) => ({ ...at(product, file, 'rank('), text: rankFault(source) })),
    ...[...blocksOf<CountShape>('count', screen), ...blocksOf<ChartShape>('chart', screen)].flatMap((block) => {
      const text = (block.block === 'count' ? countFault : chartFault)(block.source);
      return text === undefined ? [] : [{ ...at(product, file, `${block.block}(`), text }];
    }),
  ]);

const isPaged = (source: SourceShape): boolean =>
  inputSchema(source).properties?.[listInputs.limit] !== undefined ||
  saysTotal(dataSchema(source)) ||
  // The list of an answer with a total is a page of it.
  ('of' in source && saysTotal(dataSchema(source.of)));

const rankFault = (source: SourceShape): string =>
  `${operationOf(source).operation} answers a page, and only a list that is here as a whole can be put in order. Ask a call that answers all rows.`;

const countFault = (source: SourceShape): string | undefined =>
  isPaged(source) && !saysTotal(dataSchema(source))
    ? `${operationOf(source).operation} answers a page without TotalCount, so its rows are not all there are. Count what the server has counted.`
    : undefined;

const chartFault = (source: SourceShape): string | undefined =>
  isPaged(source)
    ? `${operationOf(source).operation} answers a page, so the chart would add up a part and look like all of it. Ask a call that adds up all rows.`
    : undefined;
