/** Columns, filters and fields stand once in their list; a list of columns has at least one, and its first is not hidden. */

import { type ColumnShape, fieldOf } from '../../../src/define/shapes/element-shapes.ts';
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
      ...hiddenName(part['columns']).map((name) => ({
        ...at(product, file, `'${name}'`),
        text: `"${name}" is the first column: it names the row and always stands, so hidden does nothing. Write it below another one, or leave hidden away.`,
      })),
    ]),
  );

/** The first column, where it is to be hidden. */
function hiddenName(columns: unknown): readonly string[] {
  const [first] = Array.isArray(columns) ? (columns as readonly ColumnShape[]) : [];
  if (first === undefined) return [];
  const { field, hidden } = fieldOf(first);
  return hidden ? [field] : [];
}

const isEmpty = (list: unknown): boolean => Array.isArray(list) && list.length === 0;
