/** Sections in the person's language; those of a server are already. */
import { type Translate, translatedOptions } from '../field-text.ts';
import type { FormField, FormSection } from './plan.ts';

export const translatedSections = (sections: readonly FormSection[], t: Translate): readonly FormSection[] =>
  sections.map((section) => ({
    ...section,
    ...(section.english && section.title ? { title: t(section.title) } : {}),
    ...(section.english && section.help ? { help: t(section.help) } : {}),
    fields: section.fields.map((field) => translated(field, t)),
  }));

const translated = (field: FormField, t: Translate): FormField =>
  field.english ? { ...field, english: false, options: translatedOptions(field.options, t) } : field;
