/** Above the bar of edited rows: why some were not saved, and what others have put into the same cells meanwhile. */
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../../client/language/locale.ts';
import { ContestedFields } from '../../editing/contested-fields.tsx';
import { SaveFailure } from '../../editing/save-failure.tsx';
import type { ColumnPlan } from '../columns/column-plan.ts';
import { rowName } from '../columns/row-name.ts';
import { shownColumns } from '../columns/shown-columns.ts';
import { CellValue } from '../grid/cell-value.tsx';
import styles from './edit-bar.module.css';
import type { Editing } from './use-editing.tsx';

export interface SaveProblemsProps {
  readonly editing: Editing;
  /** The column by which rows are known. */
  readonly first: ColumnPlan | undefined;
}

/** More different reasons than anybody reads at once. */
const most = 3;

export function SaveProblems({ editing, first }: SaveProblemsProps) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const { drafts, plan } = editing;
  const failures = new Set([...drafts.rows.values()].flatMap(({ failure }) => failure ?? []));
  const contested = [...drafts.rows].flatMap(([id, draft]) =>
    [...(draft.contested ?? [])].flatMap((field) => {
      const edited = plan.fields.get(field);
      const [column] = edited ? shownColumns([edited.column], t) : [];
      if (!column) return [];
      const name = `${id} ${field}`;
      const label = [rowName(first, draft.row, locale), column.title].filter(Boolean).join(', ');
      const original = column.read(draft.row);
      const shown = (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            <CellValue column={column} row={draft.row} locale={locale} />
          </dd>
        </div>
      );
      const takeOver = () => editing.change([{ id, row: draft.row, field, original, draft: { value: original } }]);
      return [{ name, label, shown, takeOver }];
    }),
  );
  if (failures.size === 0) return null;
  const title = plan.shape.failure && t(plan.shape.failure.title);
  return (
    <div className={styles['problems']}>
      {[...failures].slice(0, most).map((message) => (
        <SaveFailure key={message} title={title} message={message}>
          {t('What you typed is kept.')}
        </SaveFailure>
      ))}
      {contested.length > 0 && (
        <ContestedFields
          fields={contested}
          onTakeOver={(wanted) => contested.find(({ name }) => name === wanted)?.takeOver()}
        />
      )}
    </div>
  );
}
