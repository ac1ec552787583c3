/** The one walk over a manifest: its objects whatever they mean, and among them the blocks, actions and calls. */
import type { BlockShape } from './shapes/block-shapes.ts';
import type { ActionShape, CallShape } from './shapes/element-shapes.ts';

export type ManifestObject = Readonly<Record<string, unknown>>;

/** Outermost first. Sources are not entered: operations are looked at on their own. */
export function* objectsIn(value: unknown): Generator<ManifestObject> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as ManifestObject;
  for (const [key, each] of Object.entries(value)) if (key !== 'source') yield* objectsIn(each);
}

const marked = <Shape>(manifest: unknown, isMarked: (part: ManifestObject) => boolean): readonly Shape[] =>
  [...objectsIn(manifest)].filter(isMarked) as never;

/** Blocks, and the steps of wizards. */
export const blocksIn = (manifest: unknown): readonly BlockShape[] =>
  marked(manifest, ({ block }) => typeof block === 'string');

/** Those of one kind. */
export const blocksOf = <Shape extends BlockShape>(kind: Shape['block'], manifest: unknown): readonly Shape[] =>
  marked(manifest, ({ block }) => block === kind);

export const actionsIn = (manifest: unknown): readonly ActionShape[] =>
  marked(manifest, ({ action }) => typeof action === 'string');

/** Whatever calls an operation. */
export const callsIn = (manifest: unknown): readonly CallShape[] =>
  marked(manifest, ({ source }) => source !== undefined);
