/** A matrix: one value for each pair, such as a price for each fee and quantity. */

import type { RequiredBindings } from '../binding/binding.ts';
import type { AnyBindingScope, BindingScope, Block, WithRow } from '../binding/binding-scope.ts';
import type { Source } from '../contract/operation.ts';
import type { RowOf } from '../contract/rows.ts';
import type { Column, Showable } from '../fields/column.ts';
import type { Action } from './action.ts';

/** What tells the columns of values apart. */
export interface MatrixAcross<Row> {
  /** The field whose values are the columns, numbers in their order and texts as they come. */
  readonly field: Showable<Row>;
  /** Over each of them: 'From {value}'. */
  readonly title: string;
  /** The values hold from there on: where a line has none of its own, the one before it goes on. */
  readonly carries?: true;
}

export interface MatrixDefinition<Row, S extends AnyBindingScope> {
  /** Over the table. */
  readonly title?: string;
  /** Said beside the title; `{currency}` is the currency that all amounts have, which then does not stand at each of them. */
  readonly text?: string;
  /** The field that tells which rows of the answer are one line. */
  readonly rows: Showable<Row>;
  /** What a line is, before its values; the first names it. */
  readonly columns: readonly Column<Row>[];
  /** What the values stand under. */
  readonly across: MatrixAcross<Row>;
  /** The value of each pair. */
  readonly value: Column<Row>;
  /** Makes each value a button that does this, such as `show(…)`. */
  readonly action?: Action<WithRow<S, Row>>;
  /** What is said of a whole line, behind its values. */
  readonly behind?: readonly Column<Row>[];
  /** Said when there are no rows. */
  readonly empty?: string;
}

/** One value for each pair, to be read: each row of the answer is one of them. On a phone the lines stand one below the other. */
export function matrix<Input, Data, S extends AnyBindingScope = BindingScope, Bound extends keyof Input = never>(
  source: Source<Input, Data, 'read'>,
  input: RequiredBindings<Input, Bound, S>,
  definition: MatrixDefinition<RowOf<Data>, S>,
): Block<S> {
  return { block: 'matrix', source, input, ...definition } as never;
}
