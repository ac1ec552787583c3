/** The first cell of a row: its head, its link, and in a tree the way to what stands below. */
import { useTranslation } from 'react-i18next';
import { accountTypeWord } from '../../fields/account-types.ts';
import { Icon } from '../../ui/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { TypeTile } from '../../ui/TypeTile.tsx';
import { valueAt } from '../path.ts';
import styles from './name-cell.module.css';
import { roles } from './roles.ts';
import { type RowViewProps, Value } from './row.tsx';
import type { ShownColumn } from './shown-columns.ts';

export interface NameCellProps extends RowViewProps {
  readonly column: ShownColumn;
}

export function NameCell({ column, line, tree, icon, href, active, locale, handlers }: NameCellProps) {
  const { t } = useTranslation();
  const { row, id, expandable, expanded } = line;
  const type = icon === undefined ? undefined : valueAt(row, icon);
  const value = <Value column={column} row={row} locale={locale} />;
  return (
    <th {...roles.name} className={styles['name']} data-cell="name">
      <div className={styles['step']} data-tree={tree || undefined}>
        {tree && (
          <button
            type="button"
            className={styles['toggle']}
            tabIndex={-1}
            hidden={!expandable}
            aria-label={expanded ? t('Collapse') : t('Expand')}
            onClick={() => handlers.toggle(id)}
          >
            <Icon name={expanded ? 'chevron-down' : 'chevron-right'} />
          </button>
        )}
        {icon !== undefined && <TypeTile type={String(type ?? '')} label={accountTypeWord(String(type ?? ''), t)} />}
        {href === undefined ? (
          <span className={styles['words']}>{value}</span>
        ) : (
          <Link href={href} className={styles['words']} data-open-row tabIndex={active ? 0 : -1}>
            {column.textOf?.(valueAt(row, column.plan.field), column.options, locale) ?? value}
          </Link>
        )}
      </div>
    </th>
  );
}
