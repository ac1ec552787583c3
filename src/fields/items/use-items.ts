/** The lines of a list while they are edited: also those in which nothing stands yet, which the value does not have. */
import { useRef, useState } from 'react';
import { isEmpty } from '../../rules/fields/empty.ts';
import type { ItemValue } from '../../rules/kinds/ValueList.ts';

export interface ItemLine {
  /** Tells the lines apart while others come and go. */
  readonly key: number;
  readonly value: ItemValue | null;
}

type Value = readonly ItemValue[] | null | undefined;

const filled = (lines: readonly ItemLine[]): readonly ItemValue[] =>
  lines.flatMap(({ value }) => (isEmpty(value) ? [] : [value]));
const isSame = (one: readonly ItemValue[], other: readonly ItemValue[]): boolean =>
  one.length === other.length && one.every((item, index) => Object.is(item, other[index]));

let lastKey = 0;
const lineOf = (value: ItemValue | null): ItemLine => {
  lastKey += 1;
  return { key: lastKey, value };
};
/** One line is there at least, to be typed into. */
const linesOf = (value: Value): readonly ItemLine[] => {
  const lines = (value ?? []).map(lineOf);
  return lines.length > 0 ? lines : [lineOf(null)];
};

export function useItems(value: Value, onChange: (value: readonly ItemValue[] | null) => void) {
  const [lines, setLines] = useState(() => linesOf(value));
  const [seen, see] = useState<Value>(value);
  // Several lines may change before anything is drawn anew.
  const latest = useRef(lines);
  // The value has become another one from outside: a draft came back, or somebody began anew.
  if (seen !== value) {
    see(value);
    if (!isSame(filled(latest.current), value ?? [])) {
      latest.current = linesOf(value);
      setLines(latest.current);
    }
  }
  const put = (next: readonly ItemLine[]) => {
    const [before, kept] = [filled(latest.current), next.length > 0 ? next : [lineOf(null)]];
    latest.current = kept;
    setLines(kept);
    const items = filled(kept);
    if (!isSame(items, before)) onChange(items.length > 0 ? items : null);
  };
  return {
    lines,
    change: (key: number, value: ItemValue | null) =>
      put(latest.current.map((line) => (line.key === key ? { key, value } : line))),
    add: () => put([...latest.current, lineOf(null)]),
    remove: (key: number) => put(latest.current.filter((line) => line.key !== key)),
    /** Several items in the place of one line. */
    spread: (key: number, [first, ...more]: readonly ItemValue[]) =>
      put(
        latest.current.flatMap((line) =>
          line.key === key ? [{ key, value: first ?? null }, ...more.map(lineOf)] : [line],
        ),
      ),
    /** Nothing stands between the items, so that the third line is the third item; the last one may wait to be typed into. */
    tidy: () => put(latest.current.filter(({ value }, index, all) => !isEmpty(value) || index === all.length - 1)),
  };
}
