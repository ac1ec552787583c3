/** The heads of the columns: what they are called, which one orders the rows, how wide they are. */
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/icons.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { headCode, headTitle } from '../../columns/head-code.ts';
import { type ColumnLayout, type PlacedColumn, pinProps } from '../../columns/use-columns.ts';
import { sortKeyOf } from '../../model/plan.ts';
import { nextSort } from '../../model/state.ts';
import type { VisibleRows } from '../../model/visible-rows.ts';
import { SelectHead, type SelectHeadProps } from '../../selection/select-cell.tsx';
import type { List } from '../../use-list.ts';
import { roles } from '../aria-roles.ts';
import { ColumnMenu } from './column-menu.tsx';
import { ResizeHandle } from './resize-handle.tsx';

export interface HeaderProps {
  readonly layout: ColumnLayout;
  readonly list: List;
  /** The rows below. */
  readonly lines: VisibleRows;
  readonly select: SelectHeadProps | undefined;
  readonly hasMenu: boolean;
  /** Leaves downwards into the rows. */
  readonly onLeave: () => void;
  /** Fills a column that can be edited. */
  readonly onFill: ((column: PlacedColumn) => void) | undefined;
}

const sorts = { ASC: 'ascending', DESC: 'descending' } as const;

export function Header({ layout, list, lines, select, hasMenu, onLeave, onFill }: HeaderProps) {
  const { t } = useTranslation();
  const { columns, groups } = layout;
  const rows = groups.length > 0 ? 2 : 1;
  const first = select ? 1 : 0;
  // One tab stop for all heads; arrows go from one to the next.
  const [stop, setStop] = useState(0);

  return (
    <thead {...roles.group} onKeyDown={(event) => walk(event, onLeave)}>
      {rows === 2 && (
        <tr {...roles.row} aria-rowindex={1} data-groups>
          {select && <td {...roles.cell} data-cell="select" />}
          {groups.map(({ id, title, at, span }) => (
            <th
              key={id}
              {...(title === undefined ? roles.cell : { ...roles.head, scope: 'colgroup' })}
              aria-colindex={at + first + 1}
              aria-colspan={span}
              data-group={title === undefined ? undefined : ''}
              style={{ gridColumn: `span ${span}` }}
            >
              {title}
            </th>
          ))}
          {hasMenu && <td {...roles.cell} data-cell="menu" />}
        </tr>
      )}
      <tr {...roles.row} aria-rowindex={rows}>
        {select && <SelectHead {...select} />}
        {columns.map((column, at) => (
          <ColumnHead
            key={column.plan.field}
            column={column}
            title={headTitle(column, headCode(column.plan, lines))}
            at={at}
            list={list}
            stop={stop === at}
            onFocus={() => setStop(at)}
            onFill={onFill}
          />
        ))}
        {hasMenu && (
          <th {...roles.head} data-cell="menu">
            <VisuallyHidden>{t('Actions')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

function walk(event: KeyboardEvent<HTMLElement>, onLeave: () => void): void {
  const { key, currentTarget, target } = event;
  // Keys in the menu of a column come here too, but stand elsewhere in the page.
  if (!currentTarget.contains(target as Node)) return;
  if (key === 'ArrowDown' && (target as Element).getAttribute('aria-haspopup') !== 'menu') {
    event.preventDefault();
    onLeave();
    return;
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>('[data-head-stop]')];
  const forwards = (key === 'ArrowRight') === (getComputedStyle(currentTarget).direction !== 'rtl');
  buttons[buttons.indexOf(target as HTMLElement) + (forwards ? 1 : -1)]?.focus();
  event.preventDefault();
}

interface ColumnHeadProps {
  readonly column: PlacedColumn;
  /** With the currency that all of its amounts are of. */
  readonly title: string;
  readonly at: number;
  readonly list: List;
  readonly stop: boolean;
  readonly onFocus: () => void;
  readonly onFill: HeaderProps['onFill'];
}

function ColumnHead({ column, title, at, list, stop, onFocus, onFill }: ColumnHeadProps) {
  const { plan, state, change } = list;
  // What a row is called by begins where its cells begin, whatever its kind.
  const end = at > 0 && column.end;
  const { field } = column.plan;
  const key = sortKeyOf(plan, field);
  const sort = state.sort ?? plan.defaultSort;
  const sorted = key !== undefined && sort?.field === key ? sort.direction : undefined;
  return (
    <th
      {...roles.head}
      {...pinProps(column, at)}
      data-cell={at === 0 ? 'name' : undefined}
      data-end={end || undefined}
      onFocus={onFocus}
      {...(sorted ? { 'aria-sort': sorts[sorted] } : key !== undefined ? { 'aria-sort': 'none' } : {})}
    >
      {key !== undefined ? (
        <button
          type="button"
          data-head-stop
          data-sort
          tabIndex={stop ? 0 : -1}
          data-sorted={sorted}
          onClick={() => change(nextSort(plan, state, key))}
        >
          <span>{title}</span>
          <Icon name={sorted === 'DESC' ? 'arrow-down' : 'arrow-up'} size={12} />
        </button>
      ) : (
        <span data-title>{title}</span>
      )}
      {!plan.preview && (
        <>
          <ColumnMenu column={column} at={at} list={list} stop={stop && key === undefined} onFill={onFill} />
          <ResizeHandle column={column} at={at} list={list} />
        </>
      )}
    </th>
  );
}
