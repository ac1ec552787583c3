/** Walks through a screen: every object of it, whatever it means, with the operations left out. */
import type { BlockShape } from '../src/define/block-shapes.ts';
import type { ActionShape } from '../src/define/shapes.ts';

export type Part = Readonly<Record<string, unknown>>;

/** Outermost first. Sources are not entered: operations are looked at on their own. */
export function* parts(value: unknown): Generator<Part> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Part;
  for (const [key, each] of Object.entries(value)) if (key !== 'source') yield* parts(each);
}

export const blocksOf = (screen: unknown): readonly BlockShape[] =>
  [...parts(screen)].filter((part) => typeof part['block'] === 'string') as never;

export const actionsOf = (screen: unknown): readonly ActionShape[] =>
  [...parts(screen)].filter((part) => typeof part['action'] === 'string') as never;

/** The names in a list of columns, filters or asked fields. */
export const fieldNames = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.map((entry: unknown) => (isLong(entry) ? entry.field : String(entry))) : [];

const isLong = (entry: unknown): entry is { readonly field: string } =>
  typeof entry === 'object' && entry !== null && 'field' in entry;

/** What stands more than once, each once. */
export const repeated = (names: readonly string[]): readonly string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];
