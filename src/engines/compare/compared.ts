/** What stands side by side: which ids the address names, in which order, and in what the things differ. */
import type { CompareShape } from '../../define/shapes/side-by-side-shapes.ts';
import { valueAt } from '../../rules/path.ts';
import type { Row } from '../binding/answer-rows.ts';
import type { BindingValues } from '../binding/resolve.ts';
import { joinList, splitList } from '../binding/text-value.ts';

type Named = Pick<CompareShape, 'input' | 'atMost'>;

/** The parameter that holds the ids: the first that an input of the call is bound to. */
export const idsParameter = ({ input }: Pick<CompareShape, 'input'>): string =>
  Object.values(input).flatMap((binding) => ('param' in binding ? [binding.param] : []))[0] ?? '';

/** Each once, and no more than may stand beside each other. */
export function idsOf(block: Named, { params }: Pick<BindingValues, 'params'>): readonly string[] {
  const text = params[idsParameter(block)] ?? '';
  return [...new Set(splitList(text).filter((id) => id.trim() !== ''))].slice(0, block.atMost);
}

/** The ids as the address holds them; undefined: there are none. */
export const idsText = (ids: readonly string[]): string | undefined => joinList(ids) || undefined;

/** In the order of the address, whatever order the answer has; what is not there any more is left out. */
export function inOrder(rows: readonly Row[], ids: readonly string[], key: string): readonly Row[] {
  const byId = new Map(rows.map((row) => [String(valueAt(row, key)), row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

/** Has one of them another value? Nothing at all is a value too, and lists hold the same in any order. */
export function differ(rows: readonly Row[], field: string): boolean {
  const values = new Set(rows.map((row) => written(valueAt(row, field))));
  return values.size > 1;
}

const written = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? value.map((each) => JSON.stringify(each)).sort() : (value ?? ''));
