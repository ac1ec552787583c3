/** Typed or pasted text as the draft of a cell, and a value as text: by the field kind of its column and what the call asks. */
import type { FieldOptions } from '../../../define/fields/field.ts';
import { kindFor } from '../../../rules/kinds/registry.ts';
import { checkValue } from '../../field-plan/check-value.ts';
import type { CellDraft } from './drafts.ts';

export interface CellForm {
  /** Name of the field kind. */
  readonly kind: string;
  /** Texts translated, with the currency of the row and the limits of the call. */
  readonly options: FieldOptions;
  readonly locale: string;
}

export function readCell({ kind, options, locale }: CellForm, text: string): CellDraft {
  const parsed = kindFor(kind).parse(text, options, locale);
  if ('problem' in parsed) {
    const { problem, parameters } = parsed;
    return { value: null, text, problem: { text: problem, ...(parameters && { parameters }) } };
  }
  const problem = checkValue(options, parsed.value);
  return problem ? { value: parsed.value, problem } : { value: parsed.value };
}

export const writeCell = ({ kind, options, locale }: CellForm, value: unknown): string =>
  kindFor(kind).export(value, options, locale);

/** As it is read, not as it is typed: '9.10 EUR'. */
export function tellCell({ kind, options, locale }: CellForm, value: unknown): string {
  const { text, export: inFiles } = kindFor(kind);
  return (text ?? inFiles)(value, options, locale);
}
