/** Columns as their cells need them: the faces of the field kind at hand, texts translated once. */
import type { FieldOptions } from '../../../define/fields/field.ts';
import type { Field } from '../../../fields/field.ts';
import { fieldFor } from '../../../fields/registry.ts';
import { isEmpty } from '../../../rules/fields/empty.ts';
import { type Translate, translatedOptions } from '../../field-plan/field-text.ts';
import { type Reader, readerOf } from '../local-data/field-reader.ts';
import type { ColumnPlan } from './column-plan.ts';

export interface ShownColumn {
  readonly plan: ColumnPlan;
  readonly title: string;
  readonly group: string | undefined;
  readonly Show: Field['Show'];
  /** For the name cell: kinds that are links themselves are plain words inside the link of the row. */
  readonly textOf: Field['export'] | undefined;
  readonly options: FieldOptions;
  readonly read: Reader;
  /** Its values are nothing but text, so cells need no component of the kind. */
  readonly plain: boolean;
  /** What is wrong with the value where the row says so. */
  readonly fault: string | undefined;
  readonly end: boolean;
  /** Amounts and counts stand out; the other values step back behind the name. */
  readonly figure: boolean;
  /** Shown with its name where no head stands above it. */
  readonly count: boolean;
  /** Comes before a count where there is room for one of them. */
  readonly state: boolean;
  /** In pixels; undefined: shares what is left. */
  readonly width: number | undefined;
  /** Its values are a line of text beside marks of so many pixels. */
  readonly beside: number | undefined;
  /** The value as that line. */
  readonly write: (value: unknown, locale: string) => string;
}

function shownColumn(plan: ColumnPlan, t: Translate): ShownColumn {
  const kind = fieldFor(plan.kind);
  const { title, choices, with: told } = plan;
  const options = translatedOptions({ label: title, ...(choices && { choices }), ...(told && { with: told }) }, t);
  const usual = kind.flexible ? undefined : kind.width;
  return {
    plan,
    title: options.label,
    group: plan.group === undefined ? undefined : t(plan.group),
    Show: kind.Show,
    textOf: kind.link ? kind.export : undefined,
    options,
    read: readerOf(plan.field),
    plain: kind.plain === true,
    fault: plan.fault && t(plan.fault.title),
    end: kind.align === 'end',
    figure: kind.figure === true,
    count: kind.count === true,
    state: kind.state === true,
    width: plan.width ?? usual,
    beside: kind.beside,
    write: (value, locale) =>
      isEmpty(value) ? '' : (kind.text?.(value as never, options, locale) ?? kind.export(value, options, locale)),
  };
}

export const shownColumns = (plans: readonly ColumnPlan[], t: Translate): readonly ShownColumn[] =>
  plans.map((plan) => shownColumn(plan, t));
