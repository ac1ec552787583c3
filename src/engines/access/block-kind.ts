/** What a kind of block says about its blocks where nothing is drawn: `engines/<kind>/kind.ts` beside the engine. */

import type { Needs } from '../../define/contract/capability.ts';
import type { BlockShape } from '../../define/shapes/block-shapes.ts';
import type { Part } from './controls.ts';

/** The right that a block inside needs. */
export type GateOf = (block: BlockShape) => Needs;

/** What stands in the place of a block until it comes, as high as it will be: nothing moves then. */
export interface Waiting {
  readonly like: 'rows' | 'section' | 'number' | 'figures' | 'chart';
  /** How many rows, fields or figures; absent: nobody knows. */
  readonly count?: number;
}

export interface BlockKind<Shape extends BlockShape> {
  /** What is drawn while its engine or its answer is loaded; absent: rows. */
  readonly waiting?: (shape: Shape) => Waiting;
  /** A single figure, which looks lost in a wide place. */
  readonly isFigure?: true;
  /** It has the height of the page and scrolls inside, also as one of several panels. */
  readonly fills?: (shape: Shape) => boolean;
  /** The right without which it is not there; absent: the right of its own call. */
  readonly gate?: (shape: Shape, gateOf: GateOf) => Needs;
  /** What somebody may or may not use in it, in the order of the page. */
  readonly parts?: (shape: Shape, gateOf: GateOf) => readonly Part[];
}
