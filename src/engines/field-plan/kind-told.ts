/** The kind that a manifest names and what it is told; a field by language is of one kind, told the kind of its texts. */
import type { LongColumn } from '../../define/shapes/element-shapes.ts';
import localizedText from '../../rules/kinds/LocalizedText.ts';

export function kindTold({ as, with: told, languages }: Pick<LongColumn, 'as' | 'with' | 'languages'>): {
  readonly as: string | undefined;
  readonly with: object | undefined;
} {
  if (!languages) return { as, with: told };
  return { as: localizedText.kind, with: { fallback: languages.fallback, ...(as && { as }) } };
}
