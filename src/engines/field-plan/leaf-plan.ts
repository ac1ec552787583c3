/** The plan of a leaf that no manifest names: what its schema says. */

import type { SchemaShape } from '../binding/schema.ts';
import type { FormFieldPlan } from '../form/plan.ts';
import { choicesOf } from './choices.ts';
import type { Translate } from './field-text.ts';
import { titleOf } from './humanize.ts';
import { inferKind } from './infer-kind.ts';

const bounds = ['minLength', 'maxLength', 'minimum', 'maximum'] as const;

export function leafPlan(name: string, schema: SchemaShape, title: string | undefined, t: Translate): FormFieldPlan {
  const choices = choicesOf(schema)?.map((choice) => ({ ...choice, label: t(choice.label) }));
  const given = bounds.filter((bound) => schema[bound] !== undefined).map((bound) => [bound, schema[bound]]);
  return {
    name,
    kind: inferKind(name, schema),
    english: false,
    options: {
      label: t(schema.title ?? title ?? titleOf(name)),
      ...(schema.description === undefined ? {} : { help: schema.description }),
      ...(choices ? { choices } : {}),
      ...Object.fromEntries(given),
    },
  };
}
