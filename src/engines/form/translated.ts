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

/** A long form is drawn in slices, so the words of a field wait until it is. */
function translated(field: FormField, t: Translate): FormField {
  if (!field.english) return field;
  let options: FormField['options'] | undefined;
  return {
    ...field,
    english: false,
    get options() {
      options ??= translatedOptions(field.options, t);
      return options;
    },
  };
}
