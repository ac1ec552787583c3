/** Columns and filters: a name of the row or of the input, or an object that says more about it. */
import type { Needs } from './capability.ts';
import type { FieldKinds } from './field.ts';
import type { At, Fitting, Leaf, Or, Path } from './paths.ts';

/** Field kinds that take values of type V; `infer` strips the alias, so that messages list the kinds. */
export type KindFor<V> = [V] extends [infer Value]
  ? { [K in keyof FieldKinds]: NonNullable<Value> extends FieldKinds[K] ? K : never }[keyof FieldKinds]
  : never;

/** Fields that may hold a text such as a currency code or an icon name. */
export type TextField<Row> = Or<Fitting<Row, string | null | undefined>, 'no field of the row is a text'>;

/** The names come first, so that a message lists them. */
export type ColumnOf<Names extends string, Row> =
  | Names
  | {
      [P in Names]: {
        readonly field: P;
        readonly as?: KindFor<At<Row, P>>;
        readonly title?: string;
        readonly needs?: Needs;
        /** The field of the row that holds the currency code of this amount. */
        readonly currency?: TextField<Row>;
        /** In pixels; the field kind has a usual width. */
        readonly width?: number;
      };
    }[Names];
/** Objects of the row that a field kind takes whole, such as a reference to an account. */
type Whole<Row> = { [P in Exclude<Path<Row>, Leaf<Row>>]: [KindFor<At<Row, P>>] extends [never] ? never : P }[Exclude<
  Path<Row>,
  Leaf<Row>
>];
type WholeColumn<Row> = {
  [P in Whole<Row>]: {
    readonly field: P;
    readonly as: KindFor<At<Row, P>>;
    readonly title?: string;
    readonly needs?: Needs;
    readonly width?: number;
  };
}[Whole<Row>];
export type Column<Row> = Row extends unknown ? ColumnOf<Leaf<Row>, Row> | WholeColumn<Row> : never;

export type FilterOf<Names extends string, Input> =
  | Names
  | {
      [P in Names]: {
        readonly field: P;
        readonly as?: KindFor<At<Input, P>>;
        readonly title?: string;
        readonly display?: 'toggles' | 'switch';
      };
    }[Names];
/** An input that the person may set above a list. */
export type Filter<Input> = Input extends unknown ? FilterOf<Leaf<Input>, Input> : never;
