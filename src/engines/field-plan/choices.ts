/** The members of an enumeration as choices: called as their schema says, else by their names in English words. */
import type { Choice, FieldOptions } from '../../define/fields/field.ts';
import type { SchemaShape } from '../binding/schema.ts';
import { humanize } from './humanize.ts';

type Suggestions = Pick<FieldOptions, 'suggestions'>;

/** The examples of a schema, with its default: what may be taken without typing it. */
export function suggestionsIn({ examples, default: first }: SchemaShape = {}): Suggestions {
  if (!Array.isArray(examples)) return {};
  const suggestions = [...new Set([...examples, first])].filter(isTyped);
  return suggestions.length > 0 ? { suggestions } : {};
}

const isTyped = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

export function choicesOf(schema: SchemaShape | undefined): readonly Choice[] | undefined {
  const { enum: members, words = {} } = (schema?.enum ? schema : schema?.items) ?? {};
  return members
    ?.filter((value) => value !== null)
    .map((value) => ({ value: value as string, label: words[String(value)] ?? humanize(String(value)) }));
}
