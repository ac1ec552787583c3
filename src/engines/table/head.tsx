/** The heads of the columns: what they are called, and which one orders the rows. */
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { sortKeyOf } from './plan.ts';
import { roles } from './roles.ts';
import type { ShownColumn } from './shown-columns.ts';
import { nextSort } from './state.ts';
import type { List } from './use-list.ts';

export interface HeadProps {
  readonly columns: readonly ShownColumn[];
  readonly list: List;
  readonly hasMenu: boolean;
}

const sorts = { ASC: 'ascending', DESC: 'descending' } as const;

/** The outermost cells reach to the edge of the page, so they are wider by the gutter. */
const outer = (width: number): string => `calc(${width}px + var(--edge, var(--gutter)))`;

/** A column without a width shares what is left; if none does, the first one takes it. */
function widthOf(columns: readonly ShownColumn[], index: number, hasMenu: boolean): string | number | undefined {
  const width = columns[index]?.width;
  if (width === undefined || (index === 0 && !columns.some((column) => column.width === undefined))) return undefined;
  if (index === 0) return `min(${outer(width)}, 40cqw)`;
  return index === columns.length - 1 && !hasMenu ? outer(width) : width;
}

export function Head({ columns, list, hasMenu }: HeadProps) {
  const { t } = useTranslation();
  const { plan, state, change } = list;
  const sort = state.sort ?? plan.defaultSort;
  return (
    <>
      <colgroup>
        {columns.map((column, index) => (
          <col key={column.plan.field} style={{ width: widthOf(columns, index, hasMenu) }} />
        ))}
        {hasMenu && <col style={{ width: outer(24) }} />}
      </colgroup>
      <thead>
        <tr {...roles.row} aria-rowindex={1}>
          {columns.map(({ plan: { field }, title, end }) => {
            const key = sortKeyOf(plan, field);
            const sorted = key !== undefined && sort?.field === key ? sort.direction : undefined;
            return (
              <th
                key={field}
                {...roles.head}
                data-end={end || undefined}
                {...(sorted ? { 'aria-sort': sorts[sorted] } : key !== undefined ? { 'aria-sort': 'none' } : {})}
              >
                {key !== undefined ? (
                  <button type="button" data-sorted={sorted} onClick={() => change(nextSort(plan, state, key))}>
                    {title}
                    <Icon name={sorted === 'DESC' ? 'arrow-down' : 'arrow-up'} size={12} />
                  </button>
                ) : (
                  title
                )}
              </th>
            );
          })}
          {hasMenu && (
            <th {...roles.head}>
              <VisuallyHidden>{t('Actions')}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
    </>
  );
}
