/** The plan of a leaf that no manifest names: what its schema says. */

import { ofConstants, type SchemaShape } from '../binding/schema.ts';
import { boundsIn } from './check-value.ts';
import { choicesOf, suggestionsIn } from './choices.ts';
import type { Translate } from './field-text.ts';
import type { FormFieldPlan } from './form-field-plan.ts';
import { titleOf } from './humanize.ts';
import { inferKind } from './infer-kind.ts';

export function leafPlan(name: string, drawn: SchemaShape, title: string | undefined, t: Translate): FormFieldPlan {
  // Yes or no is ticked, whatever it is called.
  const schema = drawn.type === 'boolean' ? drawn : ofConstants(drawn);
  const choices = choicesOf(schema)?.map((choice) => ({ ...choice, label: t(choice.label) }));
  return {
    name,
    kind: inferKind(name, schema),
    english: false,
    options: {
      label: t(schema.title ?? title ?? titleOf(name)),
      ...(schema.description === undefined ? {} : { help: schema.description }),
      ...(choices ? { choices } : {}),
      ...suggestionsIn(schema),
      ...boundsIn(schema),
    },
  };
}
