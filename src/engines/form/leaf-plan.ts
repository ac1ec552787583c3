/** The plan of a leaf that no manifest names: what its schema says. */
import { choicesOf } from '../choices.ts';
import type { Translate } from '../field-text.ts';
import { kindOf } from '../kind.ts';
import type { SchemaShape } from '../schema.ts';
import { titleOf } from '../words.ts';
import type { FormField } from './plan.ts';

const bounds = ['minLength', 'maxLength', 'minimum', 'maximum'] as const;

export function leafPlan(name: string, schema: SchemaShape, title: string | undefined, t: Translate): FormField {
  const choices = choicesOf(schema)?.map((choice) => ({ ...choice, label: t(choice.label) }));
  const given = bounds.filter((bound) => schema[bound] !== undefined).map((bound) => [bound, schema[bound]]);
  return {
    name,
    kind: schema.type === 'array' && choices ? 'MultiCombobox' : kindOf(name, schema),
    english: false,
    options: {
      label: t(schema.title ?? title ?? titleOf(name)),
      ...(schema.description === undefined ? {} : { help: schema.description }),
      ...(choices ? { choices } : {}),
      ...Object.fromEntries(given),
    },
  };
}
