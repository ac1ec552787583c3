/** The question before a deed: what will happen, to what, and what must be agreed to. */
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConfirmShape } from '../../define/shapes/element-shapes.ts';
import { limits } from '../../rules/limits.ts';
import { valueAt } from '../../rules/path.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import styles from './confirm-question.module.css';

export interface ConfirmQuestionProps {
  readonly confirm: ConfirmShape | undefined;
  /** Names the deed: title and button. */
  readonly label: string;
  /** What it is done to. */
  readonly name?: string | undefined;
  /** Whose values the question names. */
  readonly row?: unknown;
  readonly danger: boolean;
  readonly busy: boolean;
  /** Something is to be filled in. */
  readonly asks?: boolean;
  /** What is asked for has not come yet. */
  readonly waits?: boolean;
  /** Asked for, or said, between the question and what must be ticked. */
  readonly children?: ReactNode;
  readonly onAnswer: (agreed: boolean) => void;
}

export function ConfirmQuestion({
  confirm,
  label,
  name,
  row,
  danger,
  busy,
  asks = false,
  waits = false,
  children,
  onAnswer,
}: ConfirmQuestionProps) {
  const { t } = useTranslation();
  const asked: Partial<Exclude<ConfirmShape, string>> =
    typeof confirm === 'object' ? confirm : confirm ? { text: confirm } : {};
  const { text, values = {}, checks = [], reject = 'Cancel' } = asked;
  const named = Object.fromEntries(Object.entries(values).map(([each, field]) => [each, valueAt(row, field)]));
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const tick = (check: string, on: boolean) =>
    setTicked((before) => new Set(on ? [...before, check] : [...before].filter((each) => each !== check)));
  return (
    <ConfirmDialog
      opened
      title={label}
      agreeLabel={label}
      rejectLabel={t(reject)}
      danger={danger}
      busy={busy}
      asks={asks}
      agreeDisabled={waits || checks.some((check) => !ticked.has(check))}
      size={limits.confirmDialogWidth}
      onAnswer={onAnswer}
    >
      <div className={styles['body']}>
        {name && <strong className={styles['object']}>{name}</strong>}
        {text && <p>{t(text, named)}</p>}
        {children}
        {checks.map((check) => (
          <Checkbox key={check} label={t(check)} onChange={(event) => tick(check, event.currentTarget.checked)} />
        ))}
      </div>
    </ConfirmDialog>
  );
}
