/** The members of an enumeration as choices, named in English words. */
import type { Choice } from '../../define/fields/field.ts';
import type { SchemaShape } from '../binding/schema.ts';
import { humanize } from './humanize.ts';

export const choicesOf = (schema: SchemaShape | undefined): readonly Choice[] | undefined =>
  (schema?.enum ?? schema?.items?.enum)
    ?.filter((value) => value !== null)
    .map((value) => ({ value: value as string, label: humanize(String(value)) }));
