/** What of a form this person can fill: a field that asks for a right he lacks, or whose choices are refused, is not asked for; a refused check is left to the server. */
import type { FormSectionShape } from '../../define/shapes/block-shapes.ts';
import {
  type CheckShape,
  type FormFieldShape,
  fieldOf,
  type LongFormField,
} from '../../define/shapes/element-shapes.ts';
import type { Capabilities } from '../../rules/access/capabilities.ts';
import { allowed } from '../access/gate.ts';
import { fillingCalls, needsOf } from '../access/needs.ts';

/** Required fields are not left out: without their calls the form itself is not there. */
export const fillable = (shapes: readonly FormSectionShape[], held: Capabilities): readonly FormSectionShape[] =>
  shapes
    .map((section) => ({ ...section, fields: fillableFields(section.fields, held) }))
    .filter((section, index) => section.fields.length > 0 || shapes[index]?.fields.length === 0);

export const fillableFields = (fields: readonly FormFieldShape[] = [], held: Capabilities): readonly FormFieldShape[] =>
  fields.flatMap((entry): readonly FormFieldShape[] => {
    if (typeof entry === 'string') return [entry];
    const asked = fieldOf<LongFormField>(entry);
    const refused =
      !allowed(asked.needs ?? 'anyone', held) ||
      fillingCalls(asked).some(({ source }) => !allowed(needsOf(source), held));
    return refused ? [] : [withoutRefused(asked, held)];
  });

function withoutRefused(asked: LongFormField, held: Capabilities): LongFormField {
  const answers = (check: CheckShape) => allowed(needsOf(check.source), held);
  const { check, layout, ...rest } = asked;
  const all = Object.entries(layout?.checks ?? {});
  if ((!check || answers(check)) && all.every(([, each]) => answers(each))) return asked;
  const checks = Object.fromEntries(all.filter(([, each]) => answers(each)));
  return {
    ...rest,
    ...(check && answers(check) ? { check } : {}),
    ...(layout ? { layout: { ...layout, checks } } : {}),
  };
}
