/** What can be done to the record beside a list: below what scrolls, with one box for what several of them ask. */
import { useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useCapabilities } from '../../client/session/session.ts';
import type { ViewShape } from '../../define/shapes/block-shapes.ts';
import { fieldTexts } from '../../rules/fields/field-texts.ts';
import { NativeTextArea } from '../../ui/NativeTextArea.tsx';
import { ActionsBar } from '../action/buttons.tsx';
import { visibleActions } from '../action/prepare.ts';
import { type Runner, useRunner } from '../action/runner.tsx';
import type { BindingValues } from '../binding/resolve.ts';
import type { Pane } from '../frame/pane.tsx';
import styles from './pane-actions.module.css';
import { needsField, sharedField } from './shared-field.ts';
import { useRecordActions } from './use-record-actions.ts';

export interface PaneActionsProps {
  readonly block: ViewShape;
  readonly scope: BindingValues;
  readonly pane: Pane;
}

export function PaneActions({ block, scope, pane }: PaneActionsProps) {
  const { t } = useTranslation();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const actions = visibleActions(block.actions, useCapabilities(), scope.row);
  const shared = sharedField(actions);
  const [problem, setProblem] = useState<string>();
  const plain = useRunner(scope, { onDone: pane.done });
  const keep = (text: string) => {
    pane.keep(text);
    setProblem(undefined);
  };
  const start: Runner['start'] = (action, row, name) => {
    if (shared === undefined || !shared.actions.includes(action)) return plain.start(action, row, name);
    const typed = box.current?.value.trim() ?? '';
    if (typed !== '') return plain.begin(action, { [shared.field.field]: typed });
    if (!needsField(action, shared.field.field)) return plain.begin(action, {});
    setProblem(t(fieldTexts.required));
    box.current?.focus();
  };
  const runner = { ...plain, start };
  useRecordActions(block, scope, runner);
  const needing = shared?.actions.filter((action) => needsField(action, shared.field.field)) ?? [];
  const help = [
    shared?.field.help && t(shared.field.help),
    needing.length > 0 && t('Needed for “{action}”.', { action: needing.map(({ label }) => t(label)).join(', ') }),
  ].filter(Boolean);
  return (
    <>
      {actions.length > 0 &&
        pane.foot &&
        createPortal(
          <div className={styles['foot']}>
            {shared && (
              <NativeTextArea
                ref={box}
                id={id}
                rows={2}
                label={t(shared.field.title ?? shared.field.field)}
                description={help.join(' ')}
                error={problem}
                defaultValue={pane.draft}
                onInput={({ currentTarget }) => keep(currentTarget.value)}
              />
            )}
            <div className={styles['actions']}>
              <ActionsBar actions={actions} runner={runner} scope={scope} variant="primary" />
            </div>
          </div>,
          pane.foot,
        )}
      {runner.dialog}
    </>
  );
}
