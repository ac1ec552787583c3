/** Why something cannot be done, in the words of the person at hand. */
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../client/language/locale.ts';
import { reasonText } from '../access/reason-text.ts';
import type { Reason } from '../access/verdict.ts';
import { useEngineServices } from './engine-services.tsx';

export function useReasonText(): (reason: Reason) => string {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const rightsGivenBy = useEngineServices().person?.rightsGivenBy;
  return (reason) => reasonText(reason, { t, locale, rightsGivenBy });
}
