/** How many a finder has found of the whole list; nothing exact where the server has not counted what it left out. */
import { useTranslation } from 'react-i18next';
import type { SearchPart } from './use-found.ts';

export interface FoundCountProps {
  readonly part: SearchPart;
  /** So many stand below. */
  readonly shown: number;
}

export function FoundCount({ part: { found }, shown }: FoundCountProps) {
  const { t } = useTranslation();
  if (found?.total === undefined) return t('the first {count}', { count: shown });
  return found.total > shown ? t('{shown} of {count}', { shown, count: found.total }) : found.total;
}
