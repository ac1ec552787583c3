/** Layout blocks: how blocks stand together, and the small ones that need no file of their own. */
import type { Go } from './action.ts';
import type { Whole } from './binding.ts';
import type { Needs } from './capability.ts';
import type { TextField } from './column.ts';
import type { Condition } from './condition.ts';
import type { FieldKinds } from './field.ts';
import type { Source } from './operation.ts';
import type { Fitting, Leaf, Or } from './paths.ts';
import type { RowOf } from './rows.ts';
import type { AnyScope, Block, Scope } from './scope.ts';

export interface Panel<S extends AnyScope> {
  readonly title: string;
  readonly needs?: Needs;
  /** Columns of a board that it spans. */
  readonly width?: 1 | 2 | 3;
  readonly body: Block<S>;
}

/** One panel at a time; the open one stands in the address. */
export function tabs<S extends AnyScope = Scope>(...panels: readonly Panel<S>[]): Block<S> {
  return { block: 'tabs', panels } as never;
}

/** All panels side by side; one that fails does not stop the others. */
export function board<S extends AnyScope = Scope>(...panels: readonly Panel<S>[]): Block<S> {
  return { block: 'board', panels } as never;
}

/** One below the other. */
export function stack<S extends AnyScope = Scope>(...blocks: readonly Block<S>[]): Block<S> {
  return { block: 'stack', blocks } as never;
}

/** A way to another screen, there for whoever may use that screen. */
export interface Way<S extends AnyScope> {
  readonly label: string;
  readonly icon?: string;
  readonly to: Go<S>;
}

/** Ways to other screens, one below the other. */
export function links<S extends AnyScope = Scope>(...ways: readonly Way<S>[]): Block<S> {
  return { block: 'links', ways } as never;
}

/** A hand-written screen of `src/custom`, by its name. */
export function custom<S extends AnyScope = Scope>(name: string): Block<S> {
  return { block: 'custom', name } as never;
}

/** An answer without a total and without one list has nothing to count. */
type Countable<Data> = Data extends { TotalCount: number }
  ? unknown
  : RowOf<Data> extends infer Hint extends { 'choose the list with part(operation, key)': null }
    ? Hint
    : unknown;

/** How many rows the answer has: its TotalCount, or the rows that fit `of`. */
export function count<Input, Data, S extends AnyScope = Scope, Bound extends keyof Input = never>(
  source: Source<Input, Data, 'read'>,
  input: Whole<Input, Bound, S>,
  definition: { readonly title: string; readonly open?: Go<S>; readonly of?: Condition<RowOf<Data>> } & Countable<Data>,
): Block<S> {
  return { block: 'count', source, input, ...definition } as never;
}

/** Fields that hold a figure. */
type Figure<Row> = Or<Fitting<Row, number | null | undefined>, 'no field of the row is a number'>;

export interface ChartDefinition<Row> {
  /** What the bars stand for: a name, a state, an instant. */
  readonly by: Leaf<Row>;
  /** How high they are; absent: how many rows there are of each. */
  readonly value?: Figure<Row>;
  readonly as?: keyof FieldKinds;
  /** The field that holds the currency code of the values. */
  readonly currency?: TextField<Row>;
  /** Instants are brought together, and days without any stand between. */
  readonly per?: 'day' | 'month';
  /** What is counted or added up, over the figures of the table. */
  readonly title?: string;
  /** Said when there are no rows. */
  readonly empty?: string;
}

/** Bars, and the same as a table. */
export function chart<Input, Data, S extends AnyScope = Scope, Bound extends keyof Input = never>(
  source: Source<Input, Data, 'read'>,
  input: Whole<Input, Bound, S>,
  definition: ChartDefinition<RowOf<Data>>,
): Block<S> {
  return { block: 'chart', source, input, ...definition } as never;
}
