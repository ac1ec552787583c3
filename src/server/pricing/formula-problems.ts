/** What is wrong with a formula that somebody has typed: told at its field. */
import { fieldTexts } from '../../rules/fields/field-texts.ts';
import type { Problem } from '../../rules/fields/problem.ts';
import type { Model } from '../../rules/prices/candidate.ts';

export interface TypedFormula {
  readonly Model: Model;
  readonly Percent?: number | undefined;
  readonly Amount?: number | undefined;
}

/** Rules by cost tell who may not see margins what the cost is. */
export const asksForCost = ({ Model }: Pick<TypedFormula, 'Model'>): boolean =>
  Model === 'Markup' || Model === 'GrossMargin';

/** Percentages have four decimals, amounts six; no price is below nothing. */
export function formulaProblems(field: string, formula: TypedFormula): readonly (readonly [string, Problem])[] {
  const { Model, Percent, Amount } = formula;
  if (Model === 'Srp') return [];
  if (Model === 'Static')
    return problemOf(`${field}.Amount`, Amount, { finest: 0.000001, least: 0, most: 999_999_999 });
  const bounds = {
    Markup: { least: -100, most: 999.9999 },
    GrossMargin: { least: -999.9999, most: 99.9999 },
    SrpDiscount: { least: -999.9999, most: 100 },
  }[Model];
  return problemOf(`${field}.Percent`, Percent, { finest: 0.0001, ...bounds });
}

function problemOf(
  field: string,
  value: number | undefined,
  { finest, least, most }: { readonly finest: number; readonly least: number; readonly most: number },
): readonly (readonly [string, Problem])[] {
  if (value === undefined) return [[field, { text: fieldTexts.required }]];
  if (value < least) return [[field, { text: fieldTexts.minimum, parameters: { n: least } }]];
  if (value > most) return [[field, { text: fieldTexts.maximum, parameters: { n: most } }]];
  const steps = value / finest;
  return Math.abs(steps - Math.round(steps)) > 1e-3
    ? [[field, { text: fieldTexts.multiple, parameters: { n: finest } }]]
    : [];
}
