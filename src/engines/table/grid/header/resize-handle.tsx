/** The edge of a head that is dragged to make its column wider; the menu of the column does the same by keyboard. */
import type { PointerEvent } from 'react';
import { fittingWidth, withOwn } from '../../columns/column-moves.ts';
import type { PlacedColumn } from '../../columns/use-columns.ts';
import type { List } from '../../use-list.ts';
import { widthOf, widthVariable } from './column-template.ts';
import styles from './header.module.css';

export interface ResizeHandleProps {
  readonly column: PlacedColumn;
  readonly at: number;
  readonly list: List;
}

export function ResizeHandle({ column, at, list }: ResizeHandleProps) {
  const { plan, state, change } = list;
  const { field } = column.plan;
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const handle = event.currentTarget;
    const table = handle.closest('table');
    const began = event.clientX;
    const { own: before, gutter } = widthOf(handle.parentElement as HTMLElement);
    const sign = getComputedStyle(handle).direction === 'rtl' ? -1 : 1;
    let width = before;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    // While it is dragged nothing is drawn anew: the rows stand on a variable of the table.
    handle.onpointermove = ({ clientX }) => {
      width = fittingWidth(before + sign * (clientX - began));
      table?.style.setProperty(widthVariable(at), `${width + gutter}px`);
    };
    handle.onpointerup = () => {
      handle.onpointermove = null;
      handle.onpointerup = null;
      table?.style.removeProperty(widthVariable(at));
      if (width !== before) change(withOwn(plan, state, field, { width }), { replace: true });
    };
  };
  return (
    <span
      className={styles['handle']}
      aria-hidden
      data-width-of={field}
      onPointerDown={onPointerDown}
      onDoubleClick={() => change(withOwn(plan, state, field, { width: undefined }), { replace: true })}
    />
  );
}
