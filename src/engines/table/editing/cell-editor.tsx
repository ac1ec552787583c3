/** The box in a cell that is typed into: a list where there are choices, a line of text for every other kind. */
import { type KeyboardEvent, useRef } from 'react';
import { kindFor } from '../../../rules/kinds/registry.ts';
import { isComposing } from '../../keyboard/key-target.ts';
import type { EditableCellProps } from '../grid/cell-props.ts';
import type { AfterEdit } from '../grid/row-context.ts';
import { cellForm } from './cell-form.ts';
import { writeCell } from './cell-text.ts';
import styles from './editing.module.css';

export function CellEditor({ column, place, line, at, draft, typed, context }: EditableCellProps) {
  const { edit, locale, handlers } = context;
  const ended = useRef(false);
  if (!edit) return null;
  const form = cellForm(edit, column, line.row, locale);
  const { choices, required } = form.options;
  const cell = draft?.cells.get(column.plan.field);
  const text = cell?.text ?? writeCell(form, cell ? cell.value : column.read(line.row));

  const end = (taken: string | undefined, then: AfterEdit) => {
    // Leaving the box after a key has ended it says nothing more.
    if (ended.current) return;
    ended.current = true;
    handlers.edited(at, place, taken, then);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>) => {
    const { key, shiftKey, ctrlKey, metaKey, currentTarget } = event;
    event.stopPropagation();
    if (isComposing(event.nativeEvent)) return;
    if (key === 'Escape') end(undefined, 'stay');
    else if (key === 'Enter') end(currentTarget.value, ctrlKey || metaKey ? 'fill' : 'down');
    else if (key === 'Tab') end(currentTarget.value, shiftKey ? 'before' : 'next');
    else return;
    event.preventDefault();
  };
  const shared = {
    className: styles['editor'],
    'aria-label': column.title,
    autoFocus: true,
    onKeyDown,
  };
  if (choices && kindFor(column.plan.kind).type !== 'array') {
    return (
      <select {...shared} defaultValue={text} onBlur={({ currentTarget }) => end(currentTarget.value, 'leave')}>
        {!required && <option value="" />}
        {choices.map(({ label, value }) => (
          <option key={String(value)}>{label}</option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...shared}
      type="text"
      autoComplete="off"
      inputMode={column.figure ? 'decimal' : undefined}
      defaultValue={typed ?? text}
      onFocus={({ currentTarget }) => typed === undefined && currentTarget.select()}
      onBlur={({ currentTarget }) => end(currentTarget.value, 'leave')}
    />
  );
}
