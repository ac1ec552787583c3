/** The members of an enumeration as choices: called as their schema says, else by their names in English words. */
import type { Choice } from '../../define/fields/field.ts';
import type { SchemaShape } from '../binding/schema.ts';
import { humanize } from './humanize.ts';

export function choicesOf(schema: SchemaShape | undefined): readonly Choice[] | undefined {
  const { enum: members, words = {} } = (schema?.enum ? schema : schema?.items) ?? {};
  return members
    ?.filter((value) => value !== null)
    .map((value) => ({ value: value as string, label: words[String(value)] ?? humanize(String(value)) }));
}
