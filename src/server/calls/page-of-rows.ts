/** One page of rows that stand in memory: those with the words of the find box, in the order that is asked for. */
import type { Language } from '../../rules/limits.ts';
import { limits } from '../../rules/limits.ts';
import type { ListInput } from '../../rules/list-call.ts';
import { foldedText } from '../../rules/text/word-match.ts';

type Value = string | number | undefined;

export function pageOfRows<Row extends Readonly<Record<Key, Value>>, Key extends string & keyof Row>(
  rows: readonly Row[],
  { options, orderBy, limit = limits.pageSize }: ListInput<Key>,
  language: Language,
): { readonly Items: Row[]; readonly TotalCount: number } {
  const words = foldedText(options?.filter ?? '');
  const has = (value: unknown) => foldedText(String(value)).includes(words);
  const found = rows.filter((row) => Object.values(row).some(has));
  if (orderBy) {
    const { compare } = new Intl.Collator(language, { numeric: true });
    const sign = orderBy.Value === 'DESC' ? -1 : 1;
    found.sort((a, b) => sign * compare(String(a[orderBy.Key] ?? ''), String(b[orderBy.Key] ?? '')));
  }
  const offset = options?.offset ?? 0;
  return { Items: found.slice(offset, offset + limit), TotalCount: found.length };
}
