/** A cell of a table that can be edited: its value, what it was before, what is wrong with it, or the box to type into. */
import { useTranslation } from 'react-i18next';
import { sayProblem } from '../../../rules/fields/said-problem.ts';
import { Icon } from '../../../ui/icons.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { EditableCellProps } from '../grid/cell-props.ts';
import { CellValue } from '../grid/cell-value.tsx';
import { CellEditor } from './cell-editor.tsx';
import { cellForm } from './cell-form.ts';
import { tellCell } from './cell-text.ts';
import type { CellDraft } from './drafts.ts';
import { canEdit } from './edit-plan.ts';
import styles from './editing.module.css';

const readOnly = { 'aria-readonly': true } as const;

export function EditableCell(props: EditableCellProps) {
  const { column, place, line, active, draft, from = 1, until = 0, editing, context } = props;
  const { t } = useTranslation();
  const { edit, locale } = context;
  const { row } = line;
  const editable = edit?.fields.has(column.plan.field) === true && canEdit(edit, row);
  const cell = draft?.cells.get(column.plan.field);
  const { problem } = cell ?? {};
  const failure = cell && draft?.failure;
  const wrong = problem ? sayProblem(problem, t, locale) : failure;
  return (
    <td
      {...column.cell}
      {...(editable ? {} : readOnly)}
      className={styles['cell']}
      tabIndex={active === place ? 0 : -1}
      aria-invalid={wrong === undefined ? undefined : true}
      data-editable={editable || undefined}
      data-changed={cell ? '' : undefined}
      data-in-block={(place >= from && place <= until) || undefined}
      title={wrong ?? (cell && column.figure ? before(props) : undefined)}
    >
      {editing === place ? (
        <CellEditor {...props} />
      ) : cell ? (
        <span className={styles['both']}>
          {/* What was there stands struck through beside a figure, where there is room for both; words would not fit. */}
          {column.figure ? (
            <s className={styles['before']}>
              <VisuallyHidden>{t('Before:')} </VisuallyHidden>
              <CellValue column={column} row={row} locale={locale} bare />
            </s>
          ) : (
            <VisuallyHidden>{t('Changed')} </VisuallyHidden>
          )}
          <span className={styles['now']}>
            {wrong !== undefined && (
              <span className={styles['wrong']}>
                <Icon name="alert-triangle" size={14} />
                <VisuallyHidden>{wrong}</VisuallyHidden>
              </span>
            )}
            <Drafted draft={cell} column={column} row={row} locale={locale} />
          </span>
        </span>
      ) : (
        <CellValue column={column} row={row} locale={locale} />
      )}
    </td>
  );
}

/** For the pointer, where the column is too narrow for both. */
function before({ column, line: { row }, context: { edit, locale } }: EditableCellProps): string | undefined {
  const text = edit && tellCell(cellForm(edit, column, row, locale), column.read(row));
  return text || undefined;
}

type DraftedProps = Pick<Parameters<typeof CellValue>[0], 'column' | 'row' | 'locale'> & { readonly draft: CellDraft };

/** What was typed, where it means no value. */
const Drafted = ({ draft, ...shown }: DraftedProps) =>
  draft.text === undefined ? <CellValue {...shown} instead={draft.value ?? ''} /> : draft.text;
