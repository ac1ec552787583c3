/** Cards or list, for rows that can stand as both. */
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icons.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { isCards } from '../model/state.ts';
import type { List } from '../use-list.ts';

export function DisplaySwitch({ list: { plan, state, change } }: { readonly list: List }) {
  const { t } = useTranslation();
  if (!plan.block.cards) return null;
  return (
    <Segments
      small
      label={t('Show as')}
      value={isCards(plan, state) ? 'cards' : 'rows'}
      choices={[
        { value: 'cards', label: t('Cards'), icon: <Icon name="layout-grid" /> },
        { value: 'rows', label: t('List'), icon: <Icon name="menu" /> },
      ]}
      onChange={(display) => change({ ...state, display }, { replace: true })}
    />
  );
}
