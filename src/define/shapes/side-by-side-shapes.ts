/** Blocks that set values beside each other, and what is shown whole, as engines read them. */
import type { BlockShape } from './block-shapes.ts';
import type { ActionShape, CallShape, ColumnShape, GoShape, LookupShape } from './element-shapes.ts';

export interface CompareShape extends BlockShape, CallShape {
  readonly block: 'compare';
  readonly of: string;
  readonly key: string;
  readonly fields: readonly ColumnShape[];
  readonly image?: string;
  readonly open?: GoShape;
  readonly atMost: number;
  readonly differences?: true;
  readonly add?: LookupShape;
  readonly choose?: GoShape;
}

export interface MatrixShape extends BlockShape, CallShape {
  readonly block: 'matrix';
  readonly title?: string;
  readonly text?: string;
  readonly rows: string;
  readonly columns: readonly ColumnShape[];
  readonly across: { readonly field: string; readonly title: string; readonly carries?: true };
  readonly value: ColumnShape;
  readonly action?: ActionShape;
  readonly behind?: readonly ColumnShape[];
  readonly empty?: string;
}

export interface LanesShape extends BlockShape, CallShape {
  readonly block: 'lanes';
  readonly title: string;
  readonly text?: string;
  readonly lane: string;
  readonly note?: string;
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly tone?: string;
  readonly estimate?: string;
  readonly across?: string;
  readonly open?: readonly GoShape[];
  readonly empty?: string;
}

export interface DocumentShape extends BlockShape, CallShape {
  readonly block: 'document';
  readonly title: string;
  readonly request?: ActionShape;
}
