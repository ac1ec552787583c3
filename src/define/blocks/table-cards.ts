/** Cards: the rows of a table as a catalogue shows them. */

import type { AnyBindingScope, WithRow } from '../binding/binding-scope.ts';
import type { Condition } from '../binding/condition.ts';
import type { Fitting, OrHint, YesOrNo } from '../binding/paths.ts';
import type { Column, ColumnOf, Showable, TextField } from '../fields/column.ts';
import type { Action, Go } from './action.ts';

/** Fields that hold several short texts. */
type TextsField<Row> = OrHint<
  Fitting<Row, readonly string[] | null | undefined>,
  'no field of the row is a list of texts'
>;

/** Fields that hold yes or no. */
type YesField<Row> = OrHint<YesOrNo<Row>, 'no field of the row says yes or no'>;

/** A sentence with values of the row in it, which may lead somewhere. */
export interface CardSentence<Row, S extends AnyBindingScope> {
  /** English, with the names of values in braces, and plurals: '{count, plural, one {# order} other {# orders}}'. */
  readonly text: string;
  /** The field of each name. */
  readonly values: Readonly<Record<string, Showable<Row>>>;
  /** Makes it a link, for whoever may go there. */
  readonly open?: Go<WithRow<S, Row>>;
  /** Rows that have it. */
  readonly when?: Condition<Row>;
}

/** What is said beside the amount on a card. */
interface CardPriceOptions<Row> {
  /** There are dearer ones too, so it is said with "from": always, or where the field of the row says so. */
  readonly from?: true | YesField<Row>;
  /** What it is paid for, on a line below: 'per user and month'. */
  readonly per?: Column<Row>;
}

type CardPrice<Row> = Row extends unknown ? ColumnOf<Showable<Row>, Row, CardPriceOptions<Row>> : never;

/** A row as a card of a catalogue. */
export interface TableCards<Row, S extends AnyBindingScope = AnyBindingScope> {
  /** The field with the name, which is the link. */
  readonly title: Showable<Row>;
  /** The address of a picture, or the path of a stored image; rows that have none get a tile in its place. */
  readonly image?: TextField<Row>;
  /** Small under the name, one after the other. */
  readonly facts?: readonly (Column<Row> | CardSentence<Row, S>)[];
  /** What it is, in two lines. */
  readonly text?: Column<Row>;
  /** Of what sort it is, in a frame before the tags. */
  readonly category?: Column<Row>;
  /** Short texts, of which the first three are shown. */
  readonly tags?: TextsField<Row>;
  /** An amount, at the lower edge. */
  readonly price?: CardPrice<Row>;
  /** A state, at the lower edge; of a yes its title, and of a no nothing. */
  readonly badge?: Column<Row>;
  /** What one comes here to do with it, as a button; in the list it is the first entry of the menu. */
  readonly action?: Action<WithRow<S, Row>>;
}
