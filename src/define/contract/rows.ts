/** The rows of an answer: its list, its only list, or the part that the manifest names. */

import type { Path, ValueAt } from '../binding/paths.ts';
import type { Kind, Operation, Source } from './operation.ts';

/** Names of the lists in an answer. */
export type ListKey<Data> = {
  [K in keyof Data & string]: NonNullable<Data[K]> extends readonly object[] ? K : never;
}[keyof Data & string];

/** K when it is a single name, never when it is several. */
type Only<K extends string, All = K> = K extends unknown ? ([All] extends [K] ? K : never) : never;

/** The element of the list, or of the only list (Items, Services …); else a row that no column fits and that says why. */
export type RowOf<Data> = Data extends readonly (infer Row)[]
  ? Row
  : [Only<ListKey<Data>>] extends [never]
    ? { 'choose the list with part(operation, key)': null }
    : NonNullable<Data[Only<ListKey<Data>> & keyof Data]> extends readonly (infer Row)[]
      ? Row
      : never;

/** One part of an answer. */
export interface Part<Input, Data, K extends Kind, Whole> extends Source<Input, Data, K> {
  readonly of: Operation<string, Input, Whole, K>;
  readonly part: string;
}

/** One list of an answer that has several, or a record inside it: `part(GetImportDetails, 'Accounts')`. */
export function part<Input, Data, K extends Kind, const P extends Path<Data>>(
  source: Operation<string, Input, Data, K>,
  path: P,
): Part<Input, NonNullable<ValueAt<Data, P>>, K, Data> {
  return { operation: source.operation, of: source, part: path };
}
