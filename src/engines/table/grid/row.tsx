/** One row: the box that selects it, its name, its values, its menu. Drawn often, so all that rows share comes as one object. */
import { type CSSProperties, memo } from 'react';
import { holds } from '../../binding/condition.ts';
import { rowName } from '../columns/row-name.ts';
import { canEdit } from '../editing/edit-plan.ts';
import { EditableCell } from '../editing/editable-cell.tsx';
import { StepCell } from '../editing/step-cell.tsx';
import type { VisibleRow } from '../model/visible-rows.ts';
import { mayPick } from '../selection/picking.ts';
import { SelectCell } from '../selection/select-cell.tsx';
import { roles } from './aria-roles.ts';
import type { RowViewProps } from './cell-props.ts';
import { CellValue } from './cell-value.tsx';
import { NameCell } from './name-cell.tsx';
import { RowMenu } from './row-menu.tsx';
import { placed } from './row-position.ts';
import styles from './rows.module.css';

function RowShown(props: RowViewProps) {
  const { line, at, index, active, selected, fresh, top, measure, context } = props;
  const { row, level, position, size, expandable, expanded } = line;
  const { columns, tree, opens, actions, ended, selectable, full, picking, edit, steps, locale, handlers } = context;
  const name = rowName(columns[0]?.plan, row, locale);
  const barred = picking !== undefined && !mayPick(picking, row);
  const inTree = tree ? { 'aria-level': level, 'aria-posinset': position, 'aria-setsize': size } : {};
  // Variables are inherited, so a row that sets one is styled anew with all its cells when it moves.
  const style = (tree ? { '--level': level - 1, ...placed(top) } : placed(top)) as CSSProperties;
  return (
    <tr
      {...roles.row}
      ref={measure}
      data-line={at}
      data-index={at}
      data-placed={top === undefined ? undefined : ''}
      tabIndex={edit ? undefined : active === undefined ? -1 : 0}
      aria-rowindex={index}
      aria-selected={selectable ? selected : undefined}
      aria-disabled={barred || undefined}
      data-opens={opens || (picking !== undefined && !barred) ? '' : undefined}
      data-here={(context.beside && active !== undefined) || undefined}
      data-new={fresh ? '' : undefined}
      data-ended={barred || (ended !== undefined && holds(ended, row)) || undefined}
      style={style}
      {...inTree}
      {...(expandable ? { 'aria-expanded': expanded } : {})}
    >
      {selectable && (
        <SelectCell
          at={at}
          selected={selected}
          name={name}
          one={picking?.many === false}
          disabled={barred}
          full={full}
          handlers={handlers}
        />
      )}
      {columns.map((column, place) =>
        place === 0 ? (
          <NameCell key={column.plan.field} column={column} name={name} {...props} />
        ) : edit ? (
          <EditableCell key={column.plan.field} column={column} place={place} {...props} />
        ) : (
          <td key={column.plan.field} {...column.cell}>
            {steps?.fields.has(column.plan.field) && canEdit(steps, row) ? (
              <StepCell plan={steps} column={column} line={line} name={name} context={context} />
            ) : (
              <CellValue column={column} row={row} locale={locale} />
            )}
          </td>
        ),
      )}
      {actions && (
        <td {...roles.cell} className={styles['menu']} data-cell="menu">
          <RowMenu
            key={line.id}
            row={row}
            name={name}
            actions={actions}
            handlers={handlers}
            active={active !== undefined}
          />
        </td>
      )}
    </tr>
  );
}

/** Lines are made anew whenever somebody looks at them; a row is drawn again only when its line says something else. */
export const RowView = memo(RowShown, (before, after) => sameBut(before, after) && sameLine(before.line, after.line));

const sameBut = (before: RowViewProps, after: RowViewProps): boolean =>
  (Object.keys(after) as (keyof RowViewProps)[]).every((name) => name === 'line' || before[name] === after[name]) &&
  Object.keys(before).length === Object.keys(after).length;

const sameLine = (a: VisibleRow, b: VisibleRow): boolean =>
  (Object.keys(b) as (keyof VisibleRow)[]).every((name) => a[name] === b[name]);
