/** The question before a deed: what will happen, to what, and what must be agreed to. */
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Confirm } from '../../define/blocks/action.ts';
import { limits } from '../../rules/limits.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import styles from './confirm-question.module.css';

export interface ConfirmQuestionProps {
  readonly confirm: Confirm | undefined;
  /** Names the deed: title and button. */
  readonly label: string;
  /** What it is done to. */
  readonly name?: string | undefined;
  readonly danger: boolean;
  readonly busy: boolean;
  /** Asked for, or said, between the question and what must be ticked. */
  readonly children?: ReactNode;
  readonly onAnswer: (agreed: boolean) => void;
}

export function ConfirmQuestion({ confirm, label, name, danger, busy, children, onAnswer }: ConfirmQuestionProps) {
  const { t } = useTranslation();
  const asked: Partial<Exclude<Confirm, string>> =
    typeof confirm === 'object' ? confirm : confirm ? { text: confirm } : {};
  const { text, checks = [], reject = 'Cancel' } = asked;
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
      agreeDisabled={checks.some((check) => !ticked.has(check))}
      size={limits.confirmDialogWidth}
      onAnswer={onAnswer}
    >
      <div className={styles['body']}>
        {name && <strong className={styles['object']}>{name}</strong>}
        {text && <p>{t(text)}</p>}
        {children}
        {checks.map((check) => (
          <Checkbox key={check} label={t(check)} onChange={(event) => tick(check, event.currentTarget.checked)} />
        ))}
      </div>
    </ConfirmDialog>
  );
}
