/** What of a form this person can fill: a field whose choices are refused is not asked for, a refused check is left to the server. */
import type { FormSectionShape } from '../../define/block-shapes.ts';
import { type AskedShape, type CheckShape, fieldOf, type LongAsked } from '../../define/shapes.ts';
import type { Held } from '../../rules/capability.ts';
import { allowed, needsOf } from '../gate.ts';

/** Required fields are not left out: without their calls the form itself is not there. */
export const fillable = (shapes: readonly FormSectionShape[], held: Held): readonly FormSectionShape[] =>
  shapes
    .map((section) => ({ ...section, fields: fillableFields(section.fields, held) }))
    .filter((section, index) => section.fields.length > 0 || shapes[index]?.fields.length === 0);

export const fillableFields = (fields: readonly AskedShape[] = [], held: Held): readonly AskedShape[] =>
  fields.flatMap((entry): readonly AskedShape[] => {
    if (typeof entry === 'string') return [entry];
    const { options, layout } = entry;
    const refused = [options, layout].some((each) => each && !allowed(needsOf(each.source), held));
    return refused ? [] : [withoutRefused(fieldOf<LongAsked>(entry), held)];
  });

function withoutRefused(asked: LongAsked, held: Held): LongAsked {
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
