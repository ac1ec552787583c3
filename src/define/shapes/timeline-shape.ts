/** A timeline as engines read it. */
import type { BlockShape } from './block-shapes.ts';
import type { CallShape, ColumnShape, ConditionShape, GoShape } from './element-shapes.ts';

export interface TimelineShape extends BlockShape, CallShape {
  readonly block: 'timeline';
  readonly title: string;
  readonly at: ColumnShape;
  readonly name: string;
  readonly state?: string;
  readonly note?: string;
  readonly by?: string;
  readonly facts?: readonly ColumnShape[];
  readonly open?: GoShape;
  readonly detail?: BlockShape;
  readonly more?: string;
  readonly when?: ConditionShape;
  readonly all?: GoShape;
  readonly empty?: string;
}
