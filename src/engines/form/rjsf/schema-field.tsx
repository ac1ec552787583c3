/** rjsf's schema field, drawn again only when something of its own has changed. */
import { getDefaultRegistry } from '@rjsf/core';
import { deepEquals, type FieldProps, type RJSFSchema } from '@rjsf/utils';
import { type ComponentType, type MemoExoticComponent, memo } from 'react';

type Props = FieldProps<unknown, RJSFSchema>;

/** These are made anew though they say the same. */
const made: ReadonlySet<PropertyKey> = new Set(['schema', 'uiSchema', 'fieldPathId']);

/** With structural sharing, identity says whether data changed; functions count as equal, as in rjsf's own comparison. */
function isSame(before: Props, now: Props): boolean {
  const keys = Object.keys(now) as (keyof Props)[];
  if (keys.length !== Object.keys(before).length) return false;
  return keys.every((key) => {
    const [a, b]: readonly unknown[] = [before[key], now[key]];
    return a === b || (typeof a === 'function' && typeof b === 'function') || (made.has(key) && deepEquals(a, b));
  });
}

const stock = getDefaultRegistry().fields['SchemaField'] as MemoExoticComponent<ComponentType<Props>>;
export const SchemaField = memo(stock.type, isSame) as unknown as ComponentType<Props>;
