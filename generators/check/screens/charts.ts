/** Bars for days or months stand on dates, and no bar is as high as what it stands for. */
import type { ChartShape } from '../../../src/define/shapes/block-shapes.ts';
import { operationOf } from '../../../src/define/shapes/element-shapes.ts';
import { blocksOf } from '../../../src/define/walk.ts';
import { answerOf } from '../../../src/engines/binding/answer-rows.ts';
import { valueAt } from '../../../src/rules/path.ts';
import { at, type Rule } from '../findings.ts';

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) =>
    blocksOf<ChartShape>('chart', screen).flatMap((chart) => {
      const text = faultOf(chart);
      return text === undefined ? [] : [{ ...at(product, file, `by: '${chart.by}'`), text }];
    }),
  );

function faultOf({ source, by, value, per }: ChartShape): string | undefined {
  if (by === value)
    return `The bars stand for "${by}" and are as high as it. Name what they stand for, and how high they are.`;
  if (!per || 'of' in source) return undefined;
  const { operation, example } = operationOf(source);
  const other = answerOf(source, example.data)
    .rows.map((row) => valueAt(row, by))
    .find((at) => !isDate(at, per));
  return other === undefined
    ? undefined
    : `The bars stand for each ${per}, but "${by}" of ${operation} holds ${JSON.stringify(other)}. It must begin as ${per === 'day' ? '2026-11-21' : '2026-11'} does; or leave per away.`;
}

const isDate = (value: unknown, per: 'day' | 'month'): boolean =>
  typeof value === 'string' && (per === 'day' ? /^\d{4}-\d{2}-\d{2}/ : /^\d{4}-\d{2}/).test(value);
