/** The account types of the hierarchy and what they are called. */
import type { useTranslation } from 'react-i18next';
import type { Choice } from '../../define/fields/field.ts';
import { iconSet } from '../icon-sets/account-types.ts';

type Translate = ReturnType<typeof useTranslation>['t'];

/** A type that nobody knows keeps its own word. */
export const accountTypeWord = (type: string, t: Translate): string => iconSet[type]?.word(t) ?? type;

export const accountTypeWords = (t: Translate): readonly Choice[] =>
  Object.keys(iconSet).map((value) => ({ value, label: accountTypeWord(value, t) }));
