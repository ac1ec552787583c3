/** Columns: a name of the row, or an object that says more about it. */

import type { Fitting, Leaf, OrHint, Path, ValueAt, YesOrNo } from '../binding/paths.ts';
import type { Needs } from '../contract/capability.ts';
import type { KindChoice, KindFor } from './field.ts';
import type { ItemsChoice } from './items.ts';
import type { LanguagesChoice, OneKind } from './languages.ts';

/** Fields that may hold a text such as a currency code or an icon name. */
export type TextField<Row> = OrHint<Fitting<Row, string | null | undefined>, 'no field of the row is a text'>;

/** What only the columns of a list say. */
export interface ListColumnOptions {
  /** Not shown until somebody chooses it; the first column names the row and always stands. */
  readonly hidden?: boolean;
  /** Neighbours of one group stand under one more head with this title. */
  readonly group?: string;
  /** Of amounts that are all of one currency: head: its code stands once in the head, not behind each of them; none: another head says it. */
  readonly code?: 'head' | 'none';
  /** What it says is read whole on a phone: below the row, on a line of its own where there is something. */
  readonly whole?: true;
}

/** What stands below a column, over all rows that match; amounts of different currencies are never added. */
export type Total = 'sum' | 'average' | 'minimum' | 'maximum' | 'count';
type TotalOf<V> = [NonNullable<V>] extends [number] ? Total : 'count';
type ListColumnOptionsOf<More, V, Row> = More & ('hidden' extends keyof More ? Totalled<V> & Judged<Row> : unknown);
interface Totalled<V> {
  /** What stands below the column, over all rows that match. */
  readonly total?: TotalOf<V>;
}
interface Judged<Row> {
  /** The field of the row that says that something is wrong with this value, and what: it stands in red behind a warning sign. */
  readonly fault?: { readonly field: YesOrNo<Row>; readonly title: string };
}

/** Dotted names of the values that some field kind takes; lists of records are shown by a block of their own. `infer`: as in KindFor. */
export type Showable<Row> = [
  {
    [P in Leaf<Row>]: NonNullable<ValueAt<Row, P>> extends object
      ? [KindFor<ValueAt<Row, P>>] extends [never]
        ? never
        : P
      : P;
  }[Leaf<Row>],
] extends [infer Names extends string]
  ? Names
  : never;

/** A value of type V that is shown: of a kind that takes it, item by item, or by language where its names are not known. */
type ShownKind<V> =
  | OneKind<KindFor<V>>
  | ItemsChoice<V>
  | (string extends keyof NonNullable<V>
      ? NonNullable<V>[keyof NonNullable<V>] extends string
        ? LanguagesChoice
        : never
      : never);

/** What is seen of a row or a record: the name of a field alone, or an object that says more. The names come first, so that a message lists them. */
export type ColumnOf<Names extends string, Row, More = {}> =
  | Names
  | {
      [P in Names]: {
        /** The field, with dots for what is inside: `Payer.DisplayName`. */
        readonly field: P;
        /** What it is called. Absent: its name in words. */
        readonly title?: string;
        /** The right without which it is not there. */
        readonly needs?: Needs;
        /** The field of the row that holds the currency code of this amount. */
        readonly currency?: TextField<Row>;
        /** The field of the row that holds the instant at which this state ends as planned; it is said in its place. */
        readonly ends?: TextField<Row>;
        /** In pixels. Absent: the usual width of its kind. */
        readonly width?: number;
      } & ShownKind<ValueAt<Row, P>> &
        ListColumnOptionsOf<More, ValueAt<Row, P>, Row>;
    }[Names];
/** Objects of the row that a field kind takes whole, such as a reference to an account. */
type WholeObject<Row> = {
  [P in Exclude<Path<Row>, Leaf<Row>>]: [KindFor<ValueAt<Row, P>>] extends [never] ? never : P;
}[Exclude<Path<Row>, Leaf<Row>>];
type WholeColumn<Row, More = {}> = {
  [P in WholeObject<Row>]: {
    readonly field: P;
    readonly as: KindFor<ValueAt<Row, P>>;
    readonly title?: string;
    readonly needs?: Needs;
    /** The field of the row that holds the currency code of its amounts. */
    readonly currency?: TextField<Row>;
    readonly width?: number;
  } & KindChoice<KindFor<ValueAt<Row, P>>> &
    ListColumnOptionsOf<More, ValueAt<Row, P>, Row>;
}[WholeObject<Row>];
export type Column<Row> = Row extends unknown ? ColumnOf<Showable<Row>, Row> | WholeColumn<Row> : never;
/** A column of a list. */
export type ListColumn<Row> = Row extends unknown
  ? ColumnOf<Showable<Row>, Row, ListColumnOptions> | WholeColumn<Row, ListColumnOptions>
  : never;
