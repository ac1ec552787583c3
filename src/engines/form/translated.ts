/** A section in the person's language; one of a server is already. A long form is drawn in slices, so its words wait until it is. */
import { type Translate, translatedOptions } from '../field-text.ts';
import type { FormField, FormSection } from './plan.ts';

export const translatedSection = (section: FormSection, t: Translate): FormSection => ({
  ...section,
  ...(section.english && section.title ? { title: t(section.title) } : {}),
  ...(section.english && section.help ? { help: t(section.help) } : {}),
  fields: section.fields.map((field) => translatedField(field, t)),
});

export const translatedField = (field: FormField, t: Translate): FormField =>
  field.english ? { ...field, english: false, options: translatedOptions(field.options, t) } : field;
