/** The orders of a list that have names; a column that somebody sorts by is named as well. */
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icons.tsx';
import { Menu, MenuItem } from '../../../ui/Menu.tsx';
import type { NamedOrder, Sort } from '../model/plan.ts';
import { withSort } from '../model/state.ts';
import type { List } from '../use-list.ts';
import styles from './order-menu.module.css';

const isSame = (one: Sort | undefined, other: Sort): boolean =>
  one?.field === other.field && one.direction === other.direction;

export function OrderMenu({ list: { plan, state, change } }: { readonly list: List }) {
  const { t } = useTranslation();
  if (plan.orders.length === 0) return null;
  const now = state.sort ?? plan.defaultSort;
  const named = plan.orders.find((order) => isSame(now, order));
  const column = plan.columns.find(({ field }) => field === now?.field);
  const title = named?.title ?? column?.title;
  const choose = (order: NamedOrder) => change(withSort(plan, state, order));
  return (
    <Menu
      position="bottom-end"
      target={
        <button type="button" className={styles['order']}>
          <span>{t('Sort by')}</span> {title !== undefined && t(title)}
          <Icon name="chevron-down" size={14} />
        </button>
      }
    >
      {plan.orders.map((order) => (
        <MenuItem
          key={`${order.field} ${order.direction}`}
          current={order === named}
          onClick={() => choose(order)}
          {...(order === named ? { after: <Icon name="check" size={14} /> } : {})}
        >
          {t(order.title)}
        </MenuItem>
      ))}
    </Menu>
  );
}
