/** What is counted: the server's own total, never the rows of a page. */

import type { RequiredBindings } from '../binding/binding.ts';
import type { AnyBindingScope, BindingScope, Scoped } from '../binding/binding-scope.ts';
import type { Source } from '../contract/operation.ts';
import type { RowOf } from '../contract/rows.ts';

/** A page says nothing of the others, so what is counted is a total of the server's or a list that is always whole. */
export type Countable<Input, Data> = Data extends { TotalCount: number }
  ? unknown
  : 'limit' extends keyof Input
    ? { 'a page is not counted: the answer needs TotalCount': null }
    : RowOf<Data> extends infer Hint extends { 'choose the list with part(operation, key)': null }
      ? Hint
      : unknown;

/** A number behind a tab, by the same rule as count(…). */
export interface Counted<S extends AnyBindingScope> extends Scoped<S> {
  readonly counted: string;
}

/** How many there are behind a tab: the TotalCount of the answer, never the rows of a page. */
export function counted<Input, Data, S extends AnyBindingScope = BindingScope, Bound extends keyof Input = never>(
  source: Source<Input, Data, 'read'> & Countable<Input, Data>,
  input: RequiredBindings<Input, Bound, S>,
): Counted<S> {
  return { counted: 'operation', source, input } as never;
}
