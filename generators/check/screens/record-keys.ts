/** Where a view takes its values from is a place that the record has: the example of its call shows it. */
import { operationOf, type SourceShape } from '../../../src/define/shapes/element-shapes.ts';
import { objectsIn } from '../../../src/define/walk.ts';
import { didYouMean } from '../../product/spelling.ts';
import { at, type Rule } from '../findings.ts';

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) =>
    [...objectsIn(screen)].flatMap((part) => {
      const values = part['values'] as { readonly from?: unknown; readonly key?: unknown } | undefined;
      if (part['block'] !== 'view' || typeof values?.from !== 'string' || typeof values.key !== 'string') return [];
      const record = operationOf(part['source'] as SourceShape).example.data as Readonly<Record<string, object>>;
      const keys = Object.keys(record[values.from] ?? {});
      if (keys.includes(values.key)) return [];
      return [
        {
          ...at(product, file, `key: '${values.key}'`),
          text: `${values.from} has no "${values.key}"; the example has ${keys.join(', ') || 'nothing'}.${didYouMean(values.key, keys)}`,
        },
      ];
    }),
  );
