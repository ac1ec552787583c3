/** What stages and kinds of defined fields are called, and how many records hold a value. */
import type { useTranslation } from 'react-i18next';
import type { DefinedField, Stage } from '../../rules/fields/definition.ts';
import { kindFor } from '../../rules/kinds/registry.ts';
import { languageRead } from '../../rules/text/localized.ts';

type Translate = ReturnType<typeof useTranslation>['t'];

export const stageWords = (t: Translate): Readonly<Record<Stage, string>> => ({
  Order: t('With the order'),
  Running: t('While it runs'),
  Both: t('With the order and while it runs'),
});

export const kindTitle = (kind: string, t: Translate): string => {
  const { definable } = kindFor(kind);
  return definable ? t(definable.title) : kind;
};

export function labelOf({ DisplayValue, Name }: DefinedField, language: string): string {
  const read = languageRead(DisplayValue, language, 'en');
  return (read && DisplayValue[read]) || Name;
}

/** Nothing where nobody holds one. */
export const heldWords = ({ HeldBy = 0, IsHeldByFew }: DefinedField, t: Translate): string => {
  if (HeldBy === 0) return '';
  return IsHeldByFew ? t('Held by fewer than {n}', { n: HeldBy + 1 }) : t('Held by {n}', { n: HeldBy });
};
