/** The account types of the hierarchy and what they are called. */
import type { useTranslation } from 'react-i18next';
import type { Choice } from '../../define/fields/field.ts';

type Translate = ReturnType<typeof useTranslation>['t'];

const words: Record<string, (t: Translate) => string> = {
  User: (t) => t('User'),
  Department: (t) => t('Department'),
  Company: (t) => t('Company'),
  Reseller: (t) => t('Reseller'),
  Product: (t) => t('Service'),
};

export const accountTypes: readonly string[] = Object.keys(words);

/** A type that nobody knows keeps its own word. */
export function accountTypeWord(type: string, t: Translate): string {
  return words[type]?.(t) ?? type;
}

export const accountTypeWords = (t: Translate): readonly Choice[] =>
  accountTypes.map((value) => ({ value, label: accountTypeWord(value, t) }));
