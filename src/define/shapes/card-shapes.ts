/** The cards of a table as engines read them. */
import type { ActionShape, ColumnShape, ConditionShape, GoShape, LongColumn } from './element-shapes.ts';

export interface CardSentenceShape {
  readonly text: string;
  readonly values: Readonly<Record<string, string>>;
  readonly open?: GoShape;
  readonly when?: ConditionShape;
}
export interface LongCardPrice extends LongColumn {
  /** Always, or where the field says so. */
  readonly from?: true | string;
  readonly per?: ColumnShape;
}
export interface TableCardsShape {
  readonly title: string;
  readonly image?: string;
  readonly facts?: readonly (ColumnShape | CardSentenceShape)[];
  readonly text?: ColumnShape;
  readonly category?: ColumnShape;
  readonly tags?: string;
  readonly price?: string | LongCardPrice;
  readonly badge?: ColumnShape;
  readonly action?: ActionShape;
}
