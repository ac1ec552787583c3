/** Which columns of a table can be edited, by which kind of field, and which input takes each of them. */

import { type OrderedPair, pairsOf } from '../../../define/contract/order.ts';
import type { FieldOptions } from '../../../define/fields/field.ts';
import type { EditShape } from '../../../define/shapes/block-shapes.ts';
import { operationOf } from '../../../define/shapes/element-shapes.ts';
import { listedPath } from '../../../rules/path.ts';
import type { Row } from '../../binding/answer-rows.ts';
import { holds } from '../../binding/condition.ts';
import { inputSchema, isOptional, type SchemaShape, schemaAt } from '../../binding/schema.ts';
import { titleOf } from '../../field-plan/humanize.ts';
import type { ColumnPlan } from '../columns/column-plan.ts';

export interface EditPlan {
  readonly shape: EditShape;
  readonly fields: ReadonlyMap<string, EditedField>;
  /** Fields of a row of which one comes after the other, and what they are called. */
  readonly pairs: readonly OrderedCells[];
}
export interface OrderedCells extends OrderedPair {
  readonly titles: { readonly earlier: string; readonly later: string };
}
export interface EditedField {
  readonly column: ColumnPlan;
  /** Where the value goes: a name in the input, or in an element of its list. */
  readonly to: string;
  readonly needed: boolean;
  /** What the schema asks of the value. */
  readonly limits: Pick<FieldOptions, 'minimum' | 'maximum' | 'minLength' | 'maxLength' | 'required'>;
}

/** The schema of what takes one row. */
function takerOf(shape: EditShape): SchemaShape {
  const input = inputSchema(shape.source);
  return shape.edit === 'rows' ? input : (schemaAt(input, shape.list)?.items ?? {});
}

export function editPlanOf(shape: EditShape, columns: readonly ColumnPlan[]): EditPlan {
  const schema = takerOf(shape);
  const fields = Object.entries(shape.fields).flatMap(([field, to]) => {
    const column = columns.find((each) => each.field === field);
    return column ? [[field, editedField(column, to, schema)] as const] : [];
  });
  return { shape, fields: new Map(fields), pairs: orderedCells(shape, columns) };
}

/** What the call declares of the inputs that take one row: cells that can be edited, and what tells the row. */
function orderedCells(shape: EditShape, columns: readonly ColumnPlan[]): readonly OrderedCells[] {
  const taken = [...Object.entries(shape.fields), ...(shape.edit === 'list' ? Object.entries(shape.key) : [])];
  const fieldOfInput = (path: string): string | undefined => {
    const { list, name } = listedPath(path);
    return list === (shape.edit === 'list' ? shape.list : undefined)
      ? taken.find(([, to]) => to === name)?.[0]
      : undefined;
  };
  const called = (field: string) => columns.find((each) => each.field === field)?.title ?? titleOf(field);
  return pairsOf(operationOf(shape.source).order).flatMap((inputs) => {
    const [earlier, later] = [fieldOfInput(inputs.earlier), fieldOfInput(inputs.later)];
    if (earlier === undefined || later === undefined) return [];
    return [{ ...inputs, earlier, later, titles: { earlier: called(earlier), later: called(later) } }];
  });
}

function editedField(column: ColumnPlan, to: string, schema: SchemaShape): EditedField {
  const { minimum, maximum, minLength, maxLength } = schemaAt(schema, to) ?? {};
  const needed = !isOptional(schema, to);
  const limits = {
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(minLength === undefined ? {} : { minLength }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(needed ? { required: true } : {}),
  };
  return { column, to, needed, limits };
}

export const canEdit = ({ shape }: EditPlan, row: Row): boolean => shape.when === undefined || holds(shape.when, row);
