/** The kind that a manifest names and what it is told; by language and item by item it is one kind, told the kind of its parts. */
import type { LongColumn } from '../../define/shapes/element-shapes.ts';
import localizedText from '../../rules/kinds/LocalizedText.ts';
import list from '../../rules/kinds/ValueList.ts';
import type { SchemaShape } from '../binding/schema.ts';

/** @param schema of the value: a list takes no more items than that allows. */
export function kindTold(
  { as, with: told, languages, items }: Pick<LongColumn, 'as' | 'with' | 'languages' | 'items'>,
  schema: SchemaShape | undefined,
): {
  readonly as: string | undefined;
  readonly with: object | undefined;
} {
  if (items) {
    const most = items.most ?? schema?.maxItems;
    return { as: list.kind, with: { ...items, ...(most !== undefined && { most }) } };
  }
  if (!languages) return { as, with: told };
  return { as: localizedText.kind, with: { fallback: languages.fallback, ...(as && { as }) } };
}
