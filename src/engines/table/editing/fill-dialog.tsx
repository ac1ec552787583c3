/** Asks for one value for all cells of a column. */
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sayProblem } from '../../../rules/fields/said-problem.ts';
import { Button } from '../../../ui/Button.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useAskFirst } from '../../leaving/use-ask-first.tsx';
import type { PlacedColumn } from '../columns/use-columns.ts';
import { readCell } from './cell-text.ts';
import type { Cells } from './use-cells.ts';

export interface FillDialogProps {
  readonly column: PlacedColumn;
  readonly cells: Cells;
  readonly locale: string;
  readonly onClose: () => void;
}

export function FillDialog({ column, cells, locale, onClose }: FillDialogProps) {
  const { t } = useTranslation();
  const form = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const { close, question } = useAskFirst(text !== '', onClose);
  const fill = () => {
    const draft = readCell({ kind: column.plan.kind, options: column.options, locale }, text);
    if (draft.problem) return setProblem(sayProblem(draft.problem, t, locale));
    cells.fillColumn(column, text);
    onClose();
  };
  return (
    <Modal
      opened
      title={t('Set {name} of all rows', { name: column.title })}
      closeLabel={t('Close')}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('Cancel')}</Button>
          <Button variant="primary" type="submit" form={form}>
            {t('Set all')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          fill();
        }}
      >
        <TextInput
          label={column.title}
          description={t('Nothing is saved before you save the table.')}
          value={text}
          data-autofocus
          {...(problem === undefined ? {} : { error: problem })}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
      </form>
      {question}
    </Modal>
  );
}
