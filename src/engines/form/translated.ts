/** A section in the person's language; one of a server is already. A long form is drawn in slices, so its words wait until it is. */
import { type Translate, translatedOptions } from '../field-plan/field-text.ts';
import type { FormFieldPlan } from '../field-plan/form-field-plan.ts';
import type { FormSectionPlan } from './plan.ts';

export const translatedSection = (section: FormSectionPlan, t: Translate): FormSectionPlan => ({
  ...section,
  ...(section.english && section.title ? { title: t(section.title) } : {}),
  ...(section.english && section.help ? { help: t(section.help) } : {}),
  fields: section.fields.map((field) => translatedField(field, t)),
});

export const translatedField = (field: FormFieldPlan, t: Translate): FormFieldPlan =>
  field.english ? { ...field, english: false, options: translatedOptions(field.options, t) } : field;
