/** What the save button of a section says: 'Save address and tax'. */
import { useTranslation } from 'react-i18next';
import type { SectionPlan } from '../field-plan/pages.ts';

export function useSaveLabel(section: SectionPlan | undefined): string | undefined {
  const { t, i18n } = useTranslation();
  const title = section?.english && section.title ? t(section.title) : section?.title;
  return title ? t('Save {section}', { section: inSentence(title, i18n.language) }) : undefined;
}

/** 'Address and tax' inside a sentence; names in capitals stay as they are, and so do nouns where the language writes them large. */
const inSentence = (title: string, language: string): string =>
  language !== 'de' && /^\p{Lu}\p{Ll}+( [\p{Ll}\d]+)*$/u.test(title) ? lowerFirst(title) : title;
const lowerFirst = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);
