/** A comparison asks for the things that its address names, and there are two of them at least. */
import type { CompareShape } from '../../../src/define/shapes/side-by-side-shapes.ts';
import { blocksOf } from '../../../src/define/walk.ts';
import { at, type Finding, type Rule } from '../findings.ts';

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) =>
    blocksOf<CompareShape>('compare', screen).flatMap(({ input, atMost }): Finding[] => {
      const parameter = Object.values(input).flatMap((binding) => ('param' in binding ? [binding.param] : []))[0];
      const query = screen.path.slice(screen.path.indexOf('?') + 1).split('&');
      const isThere = parameter !== undefined && query.includes(`${parameter}?`);
      return [
        ...(isThere
          ? []
          : [
              {
                ...at(product, file, 'compare('),
                text: `The comparison has no ids from its address. Bind the input that takes them to a parameter behind the ? of the path, which may be absent: '/…?ids?' and param('ids').`,
              },
            ]),
        ...(atMost >= 2 && atMost <= 6 && Number.isInteger(atMost)
          ? []
          : [{ ...at(product, file, 'atMost'), text: `atMost is ${atMost}; allowed are 2 to 6 things side by side.` }]),
      ];
    }),
  );
