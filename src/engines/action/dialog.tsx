/** The question before an action: what will happen, what must be agreed to, and what the action still needs to know. */
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActionShape } from '../../define/shapes.ts';
import { limits } from '../../rules/limits.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { withValueAt } from '../path.ts';
import { inputSchema, type Values } from '../schema.ts';
import { fieldOfManifest } from '../view/core.ts';
import { checkAll, type Problems } from '../view/draft.ts';
import { FieldEdit } from '../view/field-edit.tsx';
import styles from './action.module.css';
import { askedFields, questionOf } from './core.ts';

export interface ActionDialogProps {
  readonly action: ActionShape;
  /** What it is done to. */
  readonly name: string | undefined;
  readonly busy: boolean;
  readonly onClose: () => void;
  /** Rejects when the action failed; the dialog then stays and says why. */
  readonly onAgree: (asked: Values) => Promise<void>;
}

const fieldsOf = (action: ActionShape) => {
  if (action.action === 'open') return [];
  const schema = inputSchema(action.source);
  return askedFields(action).map((entry) => fieldOfManifest(entry, {}, { schema, path: entry.field }));
};

export function ActionDialog({ action, name, busy, onClose, onAgree }: ActionDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const question = questionOf(action);
  const [fields] = useState(() => fieldsOf(action));
  const [values, setValues] = useState<Values>({});
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();

  const answer = async (agreed: boolean) => {
    if (!agreed) return onClose();
    const found = checkAll(fields, values);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setFailure(undefined);
    const asked = Object.entries(values).reduce<Values>((all, [name, value]) => withValueAt(all, name, value), {});
    await onAgree(asked).catch((error: unknown) => setFailure(error instanceof Error ? error.message : String(error)));
  };

  const tick = (check: string, on: boolean) =>
    setTicked((before) => new Set(on ? [...before, check] : [...before].filter((each) => each !== check)));

  return (
    <ConfirmDialog
      opened
      title={t(action.label)}
      agreeLabel={t(action.label)}
      rejectLabel={t('Cancel')}
      danger={action.tone === 'danger'}
      busy={busy}
      agreeDisabled={question?.checks.some((check) => !ticked.has(check)) ?? false}
      size={limits.confirmDialogWidth}
      onAnswer={(agreed) => void answer(agreed)}
    >
      <div className={styles['body']}>
        {name && <strong className={styles['object']}>{name}</strong>}
        {question && <p>{t(question.text)}</p>}
        {fields.map((field) => (
          <FieldEdit
            key={field.name}
            id={`${id}-${field.name}`}
            field={field}
            value={values[field.name]}
            problem={problems[field.name]}
            onChange={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
          />
        ))}
        {question?.checks.map((check) => (
          <Checkbox key={check} label={t(check)} onChange={(event) => tick(check, event.currentTarget.checked)} />
        ))}
        {failure !== undefined && <Alert look="error">{failure}</Alert>}
      </div>
    </ConfirmDialog>
  );
}
