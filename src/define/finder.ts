/** Finders: calls that find things of one kind by a text, for the search box of the header and the command palette. */
import type { Bindings } from './binding/binding.ts';
import type { BindingScope } from './binding/binding-scope.ts';
import type { Condition } from './binding/condition.ts';
import type { Leaf, OrHint, TextInput, ValueAt } from './binding/paths.ts';
import type { Link } from './blocks/action.ts';
import type { Source } from './contract/operation.ts';
import type { RowOf } from './contract/rows.ts';
import type { Showable, TextField } from './fields/column.ts';
import type { Covered } from './fields/form-fields.ts';
import type { ActionShape, ConditionShape, InputShape, SourceShape } from './shapes/element-shapes.ts';

/** Where all that is found can be looked at, as old links spell it: the text is base64. */
export interface FinderExplore {
  /** What the link is called; {count} and {text} are filled in. */
  readonly title: string;
  /** The same where nothing was found. */
  readonly none: string;
  /** An address; `$text` takes what was looked for. */
  readonly to: `/${string}$text${string}`;
}

/** A finder as the search reads it. */
export interface Finder {
  /** The kind of what it finds, as the links of the shell name it. */
  readonly finder: string;
  readonly source: SourceShape;
  readonly input: InputShape;
  readonly title: string;
  readonly text: string;
  readonly id: string;
  readonly label: string;
  readonly notes: readonly string[];
  readonly type?: string;
  readonly icon?: string;
  readonly ended?: ConditionShape;
  readonly most: number;
  readonly ifFound?: true;
  readonly explore?: FinderExplore;
  readonly actions?: readonly ActionShape[];
}

type IdField<Row> = OrHint<
  { [P in Leaf<Row>]: ValueAt<Row, P> extends string | number ? P : never }[Leaf<Row>],
  'no field of the rows can stand in an address'
>;

/**
 * One part of the search: things of a kind, by what is typed. Whoever may not make the call does not see the part.
 * `finder('account', SearchAccounts, { maxRows: constant(10) }, { title: 'Accounts', text: 'searchString', id: 'AccountId', label: 'DisplayName', most: 10 })`
 */
export function finder<Input, Data, Bound extends keyof Input = never, const Text extends TextInput<Input> = never>(
  kind: string,
  source: Source<Input, Data, 'read'>,
  input: Bindings<Input, Bound, BindingScope>,
  definition: {
    /** What stands over the part. */
    readonly title: string;
    /** The input that takes what is typed; it may lie in one that is bound. */
    readonly text: Text;
    /** The field that the address of the thing takes. */
    readonly id: NoInfer<IdField<RowOf<Data>>>;
    /** The field that people read. */
    readonly label: NoInfer<Showable<RowOf<Data>>>;
    /** Fields below it, such as a number and where the thing stands. */
    readonly notes?: readonly NoInfer<Showable<RowOf<Data>>>[];
    /** The field that says the type, for its icon. */
    readonly type?: NoInfer<TextField<RowOf<Data>>>;
    /** The icon of things without a type. */
    readonly icon?: string;
    /** What is greyed, and stands last. */
    readonly ended?: NoInfer<Condition<RowOf<Data>>>;
    /** So many are shown. */
    readonly most: number;
    /** The part is there only where something was found. */
    readonly ifFound?: true;
    /** Where all that is found can be looked at. */
    readonly explore?: FinderExplore;
    /** Where the command palette leads from the thing that is marked in it. */
    readonly actions?: readonly NoInfer<Link<BindingScope<{}, RowOf<Data>>>>[];
  } & Covered<Input, Bound, Text>,
): Finder {
  return { finder: kind, source, input, notes: [], ...definition } as never;
}
