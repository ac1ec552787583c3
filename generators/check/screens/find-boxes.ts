/** The find box of a list asks one call: words that its own call would take reach nobody when another call is asked. */
import type { TableShape } from '../../../src/define/shapes/block-shapes.ts';
import { fieldOf, operationOf } from '../../../src/define/shapes/element-shapes.ts';
import { blocksOf } from '../../../src/define/walk.ts';
import { listInputs } from '../../../src/rules/list-call.ts';
import { at, quoted, type Rule } from '../findings.ts';

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) =>
    blocksOf<TableShape>('table', screen).flatMap(({ search, filters = [] }) =>
      search && filters.some((filter) => fieldOf(filter).field === listInputs.find)
        ? [
            {
              ...at(product, file, quoted(listInputs.find)),
              text: `The find box of this list asks ${operationOf(search.source).operation}, so a filter "${listInputs.find}" narrows nothing. Name the box in search(…, { title: '…' }).`,
            },
          ]
        : [],
    ),
  );
