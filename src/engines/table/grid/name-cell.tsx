/** The first cell of a row: its head, its link, and the way to what stands below it. */
import { useTranslation } from 'react-i18next';
import { TypeIcon } from '../../../fields/icon-sets/TypeIcon.tsx';
import { valueAt } from '../../../rules/path.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/links.tsx';
import { remarksOf } from '../model/remarks.ts';
import { detailOf } from '../model/visible-rows.ts';
import { staysLast } from '../rank/order.ts';
import { RankHandle } from '../rank/rank-handle.tsx';
import type { NameCellProps } from './cell-props.ts';
import { CellValue } from './cell-value.tsx';
import styles from './name-cell.module.css';

export function NameCell({ column, name, line, at, active, context }: NameCellProps) {
  const { stepped, remark, icon, edit, rank, detail, locale, handlers } = context;
  const { row, id, position, expandable, expanded, detailed } = line;
  const href = context.hrefFor(row);
  const type = icon === undefined ? undefined : valueAt(row, icon);
  const value = <CellValue column={column} row={row} locale={locale} />;
  const here = active !== undefined && active <= 0;
  return (
    <th {...column.cell} className={styles['name']} tabIndex={edit && (active === 0 ? 0 : -1)}>
      <div className={styles['step']} data-tree={stepped || undefined}>
        {rank && <RankHandle {...{ rank, name, here }} line={at} place={position} fixed={staysLast(rank.shape, row)} />}
        {stepped && <Toggle name={name} hidden={!expandable} opened={expanded} onClick={() => handlers.toggle(id)} />}
        {detail && (
          <Toggle name={name} opened={detailed} controls={detailId(id)} onClick={() => handlers.toggle(detailOf(id))} />
        )}
        {icon !== undefined && <TypeIcon type={String(type ?? '')} isAlone />}
        {href === undefined ? (
          <span className={styles['words']}>{value}</span>
        ) : (
          <Link href={href} className={styles['words']} data-open-row tabIndex={here ? 0 : -1}>
            <bdi>{column.textOf?.(column.read(row), column.options, locale) ?? value}</bdi>
          </Link>
        )}
      </div>
      {remarksOf(row, remark, column.read(row)).map((said, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line for each field, always the same ones
        <div key={at} className={styles['remark']}>
          {said}
        </div>
      ))}
    </th>
  );
}

/** The id of the line that a row's detail stands in. */
export const detailId = (id: string): string => `detail-${id}`;

interface ToggleProps {
  readonly name: string;
  readonly opened: boolean;
  readonly hidden?: boolean;
  readonly controls?: string;
  onClick(): void;
}

function Toggle({ name, opened, hidden = false, controls, onClick }: ToggleProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles['toggle']}
      tabIndex={-1}
      hidden={hidden}
      aria-label={opened ? t('Collapse {name}', { name }) : t('Expand {name}', { name })}
      onClick={onClick}
      {...(controls === undefined ? {} : { 'aria-expanded': opened, ...(opened && { 'aria-controls': controls }) })}
    >
      <Icon name={opened ? 'chevron-down' : 'chevron-right'} />
    </button>
  );
}
