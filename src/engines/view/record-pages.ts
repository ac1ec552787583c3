/** The pages of one record: without what is empty and shown only with a value, and why a field of it cannot be changed. */

import { isEmpty } from '../../rules/fields/empty.ts';
import { rightName } from '../access/right-name.ts';
import type { Translate } from '../field-plan/field-text.ts';
import type { FieldPlan, PagePlan } from '../field-plan/pages.ts';
import type { Reader } from './record-values.ts';

export interface Changing {
  readonly t: Translate;
  /** The person has one. */
  readonly hasSecondFactor: boolean;
  readonly reader: Reader;
}

export const pagesFor = (pages: readonly PagePlan[], changing: Changing): readonly PagePlan[] =>
  pages.map((page) => ({
    ...page,
    sections: page.sections
      .map((section) => ({
        ...section,
        fields: section.fields
          .filter(({ name, hideEmpty }) => !hideEmpty || !isEmpty(changing.reader.value(name)))
          .map((field) => withReason(field, changing)),
      }))
      .filter(({ fields }) => fields.length > 0),
  }));

function withReason(field: FieldPlan, { t, hasSecondFactor, reader }: Changing): FieldPlan {
  const fixed = (reason: string): FieldPlan => ({ ...field, options: { ...field.options, readOnly: true, reason } });
  const { lacks, options } = field;
  if (typeof lacks === 'object') return fixed(t('You need the right “{right}”', { right: rightName(lacks, t) }));
  const locked = reader.locked(field.name);
  if (locked !== undefined) return fixed(locked);
  if (options.readOnly) return options.reason === undefined ? fixed(t('Set by the system')) : field;
  return lacks === 'secondFactor' && !hasSecondFactor ? fixed(t('Changed only by users with a second factor')) : field;
}
