/** The members of an enumeration as choices, named in English words. */
import type { Choice } from '../define/field.ts';
import type { SchemaShape } from './schema.ts';
import { words } from './words.ts';

export const choicesOf = (schema: SchemaShape | undefined): readonly Choice[] | undefined =>
  (schema?.enum ?? schema?.items?.enum)
    ?.filter((value) => value !== null)
    .map((value) => ({ value: value as string, label: words(String(value)) }));
