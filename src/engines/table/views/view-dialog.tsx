/** Asks for the name of a view, or whether it may go. */
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useAskFirst } from '../../leaving/use-ask-first.tsx';

export interface ViewQuestion {
  readonly asks: 'create' | 'rename' | 'delete';
  readonly name: string;
}

export interface ViewDialogProps {
  readonly asked: ViewQuestion;
  /** Names of the other views. */
  readonly taken: readonly string[];
  readonly onClose: () => void;
  /** Rejects when it did not work; the person has then been told, and the dialog stays. */
  readonly onAnswer: (name: string) => Promise<void>;
}

export function ViewDialog({ asked, taken, onClose, onAnswer }: ViewDialogProps) {
  const { t } = useTranslation();
  const form = useId();
  const [name, setName] = useState(asked.name);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { close, question } = useAskFirst(name.trim() !== asked.name, onClose);
  const answer = () => {
    setBusy(true);
    onAnswer(name.trim())
      .catch((error: unknown) => console.warn(error))
      .finally(() => setBusy(false));
  };
  if (asked.asks === 'delete') {
    return (
      <ConfirmDialog
        opened
        danger
        busy={busy}
        title={t('Delete view')}
        agreeLabel={t('Delete view')}
        rejectLabel={t('Cancel')}
        onAnswer={(agreed) => (agreed ? answer() : onClose())}
      >
        {t('“{name}” is deleted for you. The entries stay, and links that others have keep working.', {
          name: asked.name,
        })}
      </ConfirmDialog>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim().toLocaleLowerCase();
    const isTaken = taken.some((each) => each.toLocaleLowerCase() === wanted);
    if (wanted === '') return setProblem(t('Give the view a name.'));
    if (isTaken) return setProblem(t('There is a view of this name. Choose another one.'));
    answer();
  };
  const title = asked.asks === 'create' ? t('Save view') : t('Rename view');
  return (
    <Modal
      opened
      size={400}
      title={title}
      closeLabel={t('Close')}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('Cancel')}</Button>
          <Button variant="primary" type="submit" form={form} busy={busy}>
            {title}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextInput
          label={t('Name')}
          description={t('Keeps filters, order and columns of this list.')}
          data-autofocus
          maxLength={100}
          value={name}
          error={problem}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
      </form>
      {question}
    </Modal>
  );
}
