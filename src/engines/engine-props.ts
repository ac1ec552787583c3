/** What every engine is given. */

export interface EngineProps<Shape> {
  readonly block: Shape;
  /** The record or reply that the block stands in. */
  readonly row?: unknown;
  /** The values of the earlier steps of a wizard. */
  readonly steps?: unknown;
}
