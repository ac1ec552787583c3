/** Below rows that are edited: how much is changed and what is wrong, the way back and the way on. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCapabilities } from '../../../client/session/session.ts';
import { ActionBar } from '../../../ui/ActionBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { ActionButton } from '../../action/buttons.tsx';
import { visibleActions } from '../../action/prepare.ts';
import type { Runner } from '../../action/runner.tsx';
import type { BindingValues } from '../../binding/resolve.ts';
import { ConfirmQuestion } from '../../frame/confirm-question.tsx';
import type { ColumnPlan } from '../columns/column-plan.ts';
import styles from './edit-bar.module.css';
import { SaveProblems } from './save-problems.tsx';
import { type Editing, useEditing } from './use-editing.tsx';

export interface EditBarProps {
  /** The column by which rows are known. */
  readonly first: ColumnPlan | undefined;
  readonly runner: Runner;
  readonly scope: BindingValues;
  /** The rows behind the sentence stand beside the list. */
  readonly isBeside?: boolean;
}

/** Stands while something is changed. */
export function EditBar({ first, ...around }: EditBarProps) {
  const editing = useEditing();
  if (!editing || (editing.cells === 0 && !editing.canRedo)) return null;
  return (
    <div className={styles['foot']}>
      <SaveProblems editing={editing} first={first} />
      <Bar editing={editing} {...around} />
    </div>
  );
}

interface BarProps extends Pick<EditBarProps, 'runner' | 'scope' | 'isBeside'> {
  readonly editing: Editing;
}

function Bar({ editing, runner, scope, isBeside = false }: BarProps) {
  const { t } = useTranslation();
  const held = useCapabilities();
  const { plan, cells, rows, problems, failures, busy, canUndo, canRedo } = editing;
  const [asking, setAsking] = useState(false);
  const { confirm } = plan.shape;
  const { preview: shown } = plan.shape.edit === 'list' ? plan.shape : {};
  const outlook = shown?.text && editing.preview && t(shown.text, editing.preview.values);
  const behind = visibleActions(isBeside || !shown?.behind ? [] : [shown.behind], held);
  const save = () => {
    setAsking(false);
    void editing.save();
  };
  const buttons = (
    <>
      <IconButton label={t('Undo')} icon={<Icon name="arrow-back-up" />} disabled={!canUndo} onClick={editing.undo} />
      <IconButton
        label={t('Redo')}
        icon={<Icon name="arrow-forward-up" />}
        disabled={!canRedo}
        onClick={editing.redo}
      />
      <Button disabled={busy || cells === 0} onClick={editing.discard}>
        {t('Discard')}
      </Button>
      <Button
        variant="primary"
        busy={busy}
        disabled={problems > 0 || cells === 0}
        onClick={() => (confirm ? setAsking(true) : save())}
      >
        {t('{count, plural, one {Save # row} other {Save # rows}}', { count: rows })}
      </Button>
    </>
  );
  return (
    <ActionBar buttons={buttons}>
      <span className={styles['state']} role="status">
        {t('{count, plural, =0 {Nothing changed} one {# value changed} other {# values changed}}', { count: cells })}
        {outlook && cells > 0 && <span className={styles['outlook']}>{outlook}</span>}
        {cells > 0 && editing.preview && behind.length > 0 && (
          <span className={styles['behind']}>
            {behind.map((action) => (
              <ActionButton
                key={action.label}
                action={action}
                variant="quiet"
                size="xs"
                runner={runner}
                scope={scope}
                row={editing.preview?.asked}
              />
            ))}
          </span>
        )}
        {problems > 0 && (
          <span className={styles['fault']}>
            <Icon name="alert-triangle" size={14} />
            {t('{count, plural, one {# value needs a change} other {# values need a change}}', { count: problems })}
          </span>
        )}
        {failures > 0 && (
          <span className={styles['fault']}>
            <Icon name="alert-circle" size={14} />
            {t('{count, plural, one {# row was not saved} other {# rows were not saved}}', { count: failures })}
          </span>
        )}
      </span>
      {asking && (
        <ConfirmQuestion
          confirm={confirm}
          label={t('Save changes')}
          danger={false}
          busy={busy}
          onAnswer={(agreed) => (agreed ? save() : setAsking(false))}
        >
          {outlook && <p>{outlook}</p>}
        </ConfirmQuestion>
      )}
    </ActionBar>
  );
}
