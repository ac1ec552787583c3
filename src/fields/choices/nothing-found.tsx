/** Why a list of choices has nothing to choose: it waits, it loads, it failed, or nothing fits what was typed. */
import { useTranslation } from 'react-i18next';
import type { ChoiceSupply } from '../../define/fields/field.ts';

export function NothingFound({ supply }: { readonly supply: ChoiceSupply | undefined }) {
  const { t } = useTranslation();
  if (supply?.state === 'loading') return t('Loading…');
  if (supply?.state === 'failed') return supply.problem ?? t('The choices did not load');
  if (supply?.state === 'waiting') return t('Fill in the fields before this one first');
  return t('Nothing found');
}
