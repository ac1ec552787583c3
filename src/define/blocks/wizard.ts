/**
 * Wizards: steps in order, each of which may use the values of the ones before it; at the end one call.
 *
 * ```ts
 * wizard(
 *   choose('account', GetAccountTree, {}, { title: 'Account', columns: ['DisplayName'], given: { AccountId: param('accountId') } }),
 *   load('subject', LoadAccountById, { accountId: step('account.AccountId') }),
 *   ask('details', Terminate, { title: 'Schedule', fields: ['reason', 'date'] }),
 *   onlyIf(where({ 'subject.IsLocked': true }), present('lock', { title: 'Lock', body: view(…) })),
 *   review('review', { title: 'Review', show: ['subject.DisplayName', 'details.reason'], checks: ['I understand …'] }),
 *   finish(Terminate, { accountId: step('account.AccountId'), reason: step('details.reason') }, {
 *     title: 'Result',
 *     submit: { text: 'Terminate {name}', values: { name: 'subject.DisplayName' } },
 *     message: 'The account is terminated',
 *     links: [link('Open account', go('/account/$accountId', { accountId: step('account.AccountId') }))],
 *   }),
 * )
 * ```
 *
 * The open step stands in the address, so Back goes one step back; what was entered is kept over reload and sign-in.
 */

import type { Bind, RequiredBindings } from '../binding/binding.ts';
import type { AnyBindingScope, BindingScope, Block, Scoped, WithRow, WithStep } from '../binding/binding-scope.ts';
import type { Condition } from '../binding/condition.ts';
import type { Leaf, OrHint } from '../binding/paths.ts';
import type { Source } from '../contract/operation.ts';
import type { RowOf } from '../contract/rows.ts';
import type { ListColumn, TextField } from '../fields/column.ts';
import type { FieldKinds, KindChoice } from '../fields/field.ts';
import type { Filter } from '../fields/filter.ts';
import type { InitialValues, Outer, UnboundInput } from '../fields/form-fields.ts';
import type { Go, Link } from './action.ts';
import type { FieldsOrSections } from './form.ts';
import type { Search, Sort, SortKey, Tree } from './table.ts';
import type { TableCards } from './table-cards.ts';

/** A step that yields values for the steps after it. */
export interface Step<Values, S extends AnyBindingScope> extends Scoped<S> {
  readonly step: string;
  readonly '~values'?: Values;
}
type Named<Name extends string, V> = { [K in Name]: V };

/** What every step that people see says of itself. */
interface Titled {
  /** Over the step, and in the list of steps. */
  readonly title: string;
  /** A sentence of explanation under the title. */
  readonly help?: string;
}

/** A value of an earlier step, by its name: 'service.ProductName'. */
type EarlierValue<S extends AnyBindingScope> = OrHint<Leaf<S['steps']>, 'no earlier step yields a value'>;

/** A text in which {name} stands for a value of an earlier step; empty values are the word none: `{date, select, none {…} other {…}}`. */
export type MessageText<S extends AnyBindingScope> =
  | string
  | { readonly text: string; readonly values: Readonly<Record<string, EarlierValue<S>>> };

interface ChooseDefinition<Input, Bound extends keyof Input, Row, S extends AnyBindingScope> extends Titled {
  /** What is seen of each row; the first column names it. */
  readonly columns: readonly ListColumn<Row>[];
  /** Rows that may be picked; the others are shown and stand still. */
  readonly when?: Condition<Row>;
  /** Says why, in the place of what was picked: what others must have. */
  readonly whenNot?: string;
  /** Texts of the row that stand below its name, a line each. */
  readonly remark?: TextField<Row> | readonly TextField<Row>[];
  /** Shown as the row's icon before the first column, for example an account type. */
  readonly icon?: TextField<Row>;
  /** Shows the rows as cards, where a few are weighed against each other. */
  readonly cards?: TableCards<Row, S>;
  /** Inputs of the call that the person may set. */
  readonly filters?: readonly Filter<Omit<Input, Bound>, S>[];
  /** Another call for what is typed into the find box. Absent: the call's own `options.filter`, or the rows that are there. */
  readonly search?: Search<S>;
  /** The order in which the rows come at first. */
  readonly sort?: Sort<SortKey<Input, Row>>;
  /** Rows that stand below rows. */
  readonly tree?: Tree<Input, Row, S>;
  /** Said when there are no rows. */
  readonly empty?: string;
}

/** Fields of the row that may be known already. */
type Given<Row, S extends AnyBindingScope> = { readonly [K in keyof Row]?: Bind<Row[K] | undefined, S> };

/**
 * Pick one row; a row of a tree or of many pages as well. `given` are fields that the address may know: while it does,
 * nobody is asked, and only these fields are known to the steps after it (`load` finds the others).
 */
export function choose<
  const Name extends string,
  Input,
  Data,
  S extends AnyBindingScope = BindingScope,
  Bound extends keyof Input = never,
  Known extends keyof RowOf<Data> = keyof RowOf<Data>,
>(
  name: Name,
  source: Source<Input, Data, 'read'>,
  input: RequiredBindings<Input, Bound, S>,
  definition: ChooseDefinition<Input, Bound, RowOf<Data>, S> & {
    /** Fields of the row that the address may know: while it does, nobody is asked. */
    readonly given?: Pick<Given<RowOf<Data>, S>, Known>;
  },
): Step<Named<Name, Pick<RowOf<Data>, Known>>, S> {
  return { step: name, block: 'choose', source, input, ...definition } as never;
}

/** Of each field, the values of all rows that were picked; and how many these are. */
type Lists<Row> = { [K in keyof Row]: NonNullable<Row[K]>[] } & { Count: number };

/** Pick rows: step('accounts.AccountId') is the list of their ids, step('accounts.Count') their number. */
export function chooseMany<
  const Name extends string,
  Input,
  Data,
  S extends AnyBindingScope = BindingScope,
  Bound extends keyof Input = never,
>(
  name: Name,
  source: Source<Input, Data, 'read'>,
  input: RequiredBindings<Input, Bound, S>,
  definition: ChooseDefinition<Input, Bound, RowOf<Data>, S> & {
    /** How many may be picked. Absent: as many as there are. */
    readonly atMost?: number;
  },
): Step<Named<Name, Lists<RowOf<Data>>>, S> {
  return { step: name, block: 'choose', many: true, source, input, ...definition } as never;
}

/** Reads a record for the steps after it; nobody sees this step. */
export function load<
  const Name extends string,
  Input,
  Data,
  S extends AnyBindingScope = BindingScope,
  Bound extends keyof Input = never,
>(
  name: Name,
  source: Source<Input, Data, 'read'>,
  input: RequiredBindings<Input, Bound, S>,
): Step<Named<Name, Data>, S> {
  return { step: name, block: 'load', source, input } as never;
}

/** Ask for inputs of the operation that the wizard ends with; they are held against its schema. */
export function ask<
  const Name extends string,
  Input,
  Data,
  S extends AnyBindingScope = BindingScope,
  const Asked extends UnboundInput<Input, never> = never,
>(
  name: Name,
  source: Source<Input, Data, 'write'>,
  definition: Titled &
    FieldsOrSections<Asked, S, Input> & {
      /** What stands in the fields at first. */
      readonly start?: InitialValues<Input, NoInfer<Asked>, S>;
    },
): Step<Named<Name, Pick<Input, Outer<Asked> & keyof Input>>, S> {
  return { step: name, block: 'ask', source, ...definition } as never;
}

interface Until<S extends AnyBindingScope> {
  readonly holds: Condition<S['steps']>;
  /** Said while it does not. */
  readonly text: string;
}

/** Show something on the way: a view, a table, a stack of them. */
export function present<const Name extends string, S extends AnyBindingScope = BindingScope>(
  name: Name,
  definition: Titled & {
    /** What is shown. */
    readonly body: Block<NoInfer<S>>;
    /** Nobody goes on before this holds of the values of earlier steps. */
    readonly until?: Until<S>;
  },
): Step<{}, S> {
  return { step: name, block: 'present', ...definition } as never;
}

/** A value that is shown again, under the title of its field or one of its own. */
type ReviewedValue<S extends AnyBindingScope> =
  | EarlierValue<S>
  | ({
      readonly field: EarlierValue<S>;
      readonly title?: string;
      /** The value that holds the currency code of this amount. */
      readonly currency?: EarlierValue<S>;
    } & KindChoice<keyof FieldKinds>);

/** Show what was entered, step by step with the way back; every check must be ticked. */
export function review<const Name extends string, S extends AnyBindingScope = BindingScope>(
  name: Name,
  definition: Titled & {
    /** Values of the steps before, under the titles of their fields. */
    readonly show: readonly ReviewedValue<S>[];
    /** What the call is about, folded: each with how many it holds, and not there where it holds none. */
    readonly lists?: readonly {
      readonly title: string;
      readonly count: EarlierValue<S>;
      readonly body: Block<NoInfer<S>>;
    }[];
    /** Above the checks: what the call will do. */
    readonly body?: Block<NoInfer<S>>;
    /** Sentences that must each be ticked. */
    readonly checks?: readonly string[];
    /** The button stands disabled before this holds of the values of earlier steps, and says why. */
    readonly until?: Until<S>;
  },
): Step<{}, S> {
  return { step: name, block: 'review', ...definition } as never;
}

/** The last step: the call, and then its result with the ways on; row(…) is the reply. */
export function finish<Input, Data, S extends AnyBindingScope = BindingScope, Bound extends keyof Input = never>(
  source: Source<Input, Data, 'write'>,
  input: RequiredBindings<Input, Bound, S>,
  definition: Titled & {
    /** On the button: what will happen. */
    readonly submit?: MessageText<S>;
    /** danger: what ends or removes something. Absent: default. */
    readonly tone?: 'default' | 'danger';
    /** Said when it is done. */
    readonly message?: MessageText<S>;
    /** Leaves the wizard at once; else the result stays until somebody goes on. */
    readonly then?: Go<WithRow<S, Data>>;
    /** Ways on from the result. */
    readonly links?: readonly Link<WithRow<S, Data>>[];
    /** Under the message. */
    readonly body?: Block<WithRow<S, Data>>;
  },
): Step<{}, S> {
  return { step: 'finish', block: 'finish', source, input, ...definition } as never;
}

/** The values of the steps before, the parameters of the address and the row around, each optional: nothing may be there yet. */
type ConditionValues<S extends AnyBindingScope> = S['steps'] & { params: S['params']; row: S['row'] };

/** A step that is there only while the condition holds; the steps after it must do without its values. */
export function onlyIf<Values, S extends AnyBindingScope = BindingScope>(
  condition: Condition<ConditionValues<S>>,
  step: Step<Values, S>,
): Step<Partial<Values>, S> {
  return { ...step, only: condition } as never;
}

/** Steps in order, up to ten, the last of which makes the call. They are positional, because only then does each one see the values of the ones before it. */
export function wizard<
  S extends AnyBindingScope = BindingScope,
  A = {},
  B = {},
  C = {},
  D = {},
  E = {},
  F = {},
  G = {},
  H = {},
  I = {},
>(
  first: Step<A, S>,
  second: Step<B, WithStep<S, A>>,
  third?: Step<C, WithStep<S, A & B>>,
  fourth?: Step<D, WithStep<S, A & B & C>>,
  fifth?: Step<E, WithStep<S, A & B & C & D>>,
  sixth?: Step<F, WithStep<S, A & B & C & D & E>>,
  seventh?: Step<G, WithStep<S, A & B & C & D & E & F>>,
  eighth?: Step<H, WithStep<S, A & B & C & D & E & F & G>>,
  ninth?: Step<I, WithStep<S, A & B & C & D & E & F & G & H>>,
  tenth?: Step<{}, WithStep<S, A & B & C & D & E & F & G & H & I>>,
): Block<S> {
  const steps = [first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth];
  return { block: 'wizard', steps: steps.filter((each) => each !== undefined) } as never;
}
