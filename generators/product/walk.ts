/** Walks through a screen: every object of it, whatever it means, with the operations left out. */
import type { BlockShape } from '../../src/define/shapes/block-shapes.ts';
import type { ActionShape } from '../../src/define/shapes/element-shapes.ts';

export type ManifestObject = Readonly<Record<string, unknown>>;

/** Outermost first. Sources are not entered: operations are looked at on their own. */
export function* objectsIn(value: unknown): Generator<ManifestObject> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as ManifestObject;
  for (const [key, each] of Object.entries(value)) if (key !== 'source') yield* objectsIn(each);
}

export const blocksOf = (screen: unknown): readonly BlockShape[] =>
  [...objectsIn(screen)].filter((part) => typeof part['block'] === 'string') as never;

export const actionsOf = (screen: unknown): readonly ActionShape[] =>
  [...objectsIn(screen)].filter((part) => typeof part['action'] === 'string') as never;

/** The names in a list of columns, filters or asked fields. */
export const fieldNames = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.map((entry: unknown) => (isLong(entry) ? entry.field : String(entry))) : [];

const isLong = (entry: unknown): entry is { readonly field: string } =>
  typeof entry === 'object' && entry !== null && 'field' in entry;

/** What stands more than once, each once. */
export const repeated = (names: readonly string[]): readonly string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];
