/** Why a field of a record cannot be changed: the product sets it, a right lacks, or a second factor. */
import type { Translate } from '../field-text.ts';
import { rightName } from '../rights.ts';
import type { FieldPlan, PagePlan } from './core.ts';

export interface Changing {
  readonly t: Translate;
  /** The person has one. */
  readonly hasSecondFactor: boolean;
}

/** The same pages; a field that cannot be changed says why. */
export const withReasons = (pages: readonly PagePlan[], changing: Changing): readonly PagePlan[] =>
  pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({
      ...section,
      fields: section.fields.map((field) => withReason(field, changing)),
    })),
  }));

function withReason(field: FieldPlan, { t, hasSecondFactor }: Changing): FieldPlan {
  const fixed = (reason: string): FieldPlan => ({ ...field, options: { ...field.options, readOnly: true, reason } });
  const { lacks, options } = field;
  if (typeof lacks === 'object') return fixed(t('You need the right “{right}”', { right: rightName(lacks, t) }));
  if (options.readOnly) return options.reason === undefined ? fixed(t('Set by the system')) : field;
  return lacks === 'secondFactor' && !hasSecondFactor ? fixed(t('Changed only by users with a second factor')) : field;
}
