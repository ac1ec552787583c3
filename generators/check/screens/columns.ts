/** Columns, filters and fields stand once in their list, and a list of columns has at least one. */

import { objectsIn } from '../../../src/define/walk.ts';
import { fieldNames, repeated } from '../../product/field-names.ts';
import { at, type Rule } from '../findings.ts';

const lists = ['columns', 'filters', 'fields', 'facts', 'ask', 'show', 'sortable'];

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) =>
    [...objectsIn(screen)].flatMap((part) => [
      ...lists.flatMap((list) =>
        repeated(fieldNames(part[list])).map((name) => ({
          ...at(product, file, `'${name}'`, 1),
          text: `"${name}" stands more than once in ${list}. Keep one of them.`,
        })),
      ),
      ...(isEmpty(part['columns']) && part['columnsFrom'] === undefined
        ? [{ ...at(product, file, 'columns: []'), text: 'A list without columns shows nothing. Name at least one.' }]
        : []),
    ]),
  );

const isEmpty = (list: unknown): boolean => Array.isArray(list) && list.length === 0;
