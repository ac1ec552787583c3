/** Layout blocks: how blocks stand together, and the small ones that need no file of their own. */

import type { RequiredBindings } from '../binding/binding.ts';
import type { AnyBindingScope, BindingScope, Block } from '../binding/binding-scope.ts';
import type { Fitting, OrHint, YesOrNo } from '../binding/paths.ts';
import type { Needs } from '../contract/capability.ts';
import type { Source } from '../contract/operation.ts';
import type { RowOf } from '../contract/rows.ts';
import type { Showable, TextField } from '../fields/column.ts';
import type { FieldKinds } from '../fields/field.ts';
import type { MenuGroup } from '../screen.ts';
import type { Go, Link } from './action.ts';
import type { Countable, Counted } from './counted.ts';

export interface Panel<S extends AnyBindingScope> {
  /** Over the panel, or on the tab. */
  readonly title: string;
  /** A right beside those of its calls. */
  readonly needs?: Needs;
  /** Columns of a board that it spans. */
  readonly width?: 1 | 2 | 3;
  /** What stands in it. */
  readonly body: Block<S>;
}

export interface TabPanel<S extends AnyBindingScope> extends Panel<S> {
  /** What is missing in it, counted on its tab: a mark where nothing is. */
  readonly missing?: Counted<S>;
  /** How many wait in it, counted: told beside its title while there are any. */
  readonly waiting?: Counted<S>;
}

/** One panel at a time; the open one stands in the address. */
export function tabs<S extends AnyBindingScope = BindingScope>(...panels: readonly TabPanel<S>[]): Block<S> {
  return { block: 'tabs', panels } as never;
}

/** All panels side by side; one that fails does not stop the others. */
export function board<S extends AnyBindingScope = BindingScope>(...panels: readonly Panel<S>[]): Block<S> {
  return { block: 'board', panels } as never;
}

/** One below the other. */
export function stack<S extends AnyBindingScope = BindingScope>(...blocks: readonly Block<S>[]): Block<S> {
  return { block: 'stack', blocks } as never;
}

/** What led to what: links of a chain side by side, each on the way to the next one. */
export function chain<S extends AnyBindingScope = BindingScope>(...blocks: readonly Block<S>[]): Block<S> {
  return { block: 'chain', blocks } as never;
}

/** A block about what the address names; as long as it names none of these parameters, another one that asks for it. */
export function given<S extends AnyBindingScope = BindingScope>(
  names: readonly (keyof S['params'] & string)[],
  body: Block<S>,
  otherwise: Block<S>,
): Block<S> {
  return { block: 'given', names, body, otherwise } as never;
}

/** Ways to other screens, one below the other. */
export function links<S extends AnyBindingScope = BindingScope>(...entries: readonly Link<S>[]): Block<S> {
  return { block: 'links', links: entries } as never;
}

/** The entries of a menu, one below the other: `menuLinks('New')`. */
export function menuLinks(menu: MenuGroup): Block<BindingScope> {
  return { block: 'links', menu } as never;
}

/** A hand-written screen of `src/custom`, by its name. */
export function custom<S extends AnyBindingScope = BindingScope>(name: string): Block<S> {
  return { block: 'custom', name } as never;
}

/** How many there are: the TotalCount of the answer, for what its inputs narrow it to, or all rows of a list without pages. */
export function count<Input, Data, S extends AnyBindingScope = BindingScope, Bound extends keyof Input = never>(
  source: Source<Input, Data, 'read'>,
  input: RequiredBindings<Input, Bound, S>,
  definition: {
    /** What is counted. */
    readonly title: string;
    /** Where the figure leads. */
    readonly open?: Go<S>;
  } & Countable<Input, Data>,
): Block<S> {
  return { block: 'count', source, input, ...definition } as never;
}

/** Fields that hold a figure. */
type Figure<Row> = OrHint<Fitting<Row, number | null | undefined>, 'no field of the row is a number'>;

export interface ChartDefinition<Row> {
  /** What the bars stand for: a name, a state, a day. */
  readonly by: Showable<Row>;
  /** How high they are. */
  readonly value: Figure<Row>;
  /** The kind of the values. Absent: what their schema says. */
  readonly as?: keyof FieldKinds;
  /** The field that holds the currency code of the values; amounts of several currencies are listed, and not drawn side by side. */
  readonly currency?: TextField<Row>;
  /** Bars stand for days or months in their order, and those without any stand between; days may be brought together to months. */
  readonly per?: 'day' | 'month';
  /** What a bar is divided by: each value of the field is a part of it, with a colour of its own. */
  readonly series?: TextField<Row>;
  /** The field that says of a bar that it is what it will come to: paler, and ≈ before its figure. */
  readonly estimate?: YesOrNo<Row>;
  /** What the figures are, over the figures of the table. */
  readonly title?: string;
  /** Said when there are no rows, or nothing but zeros. */
  readonly empty?: string;
}

/** A page is a part of the figures that looks like all of them. */
type Aggregated<Input, Data> = Data extends { TotalCount: number }
  ? { 'a page is not drawn: ask a call that adds up all rows': null }
  : 'limit' extends keyof Input
    ? { 'a page is not drawn: ask a call that adds up all rows': null }
    : unknown;

/** Bars, and the same as a table: one row of the answer is one bar, added up by the server over everything. */
export function chart<Input, Data, S extends AnyBindingScope = BindingScope, Bound extends keyof Input = never>(
  source: Source<Input, Data, 'read'>,
  input: RequiredBindings<Input, Bound, S>,
  definition: ChartDefinition<RowOf<Data>> & Aggregated<Input, Data>,
): Block<S> {
  return { block: 'chart', source, input, ...definition } as never;
}
