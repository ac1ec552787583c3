/** The dialog before an action: the question, and what the action still needs to know. */
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ActionShape, isCalling } from '../../define/shapes/element-shapes.ts';
import type { BindingValues } from '../binding/resolve.ts';
import type { Values } from '../binding/schema.ts';
import { SaveFailure } from '../editing/save-failure.tsx';
import { ConfirmQuestion } from '../frame/confirm-question.tsx';
import { onDemand } from '../frame/on-demand.tsx';
import { LeaveQuestion } from '../leaving/leave-question.tsx';
import type { DialogFormHandle } from './dialog-form.tsx';
import { formFieldsOf, isFinal } from './prepare.ts';

export interface ActionDialogProps {
  readonly action: ActionShape;
  /** What it is done to. */
  readonly name: string | undefined;
  readonly busy: boolean;
  /** What choices and checks of its fields may refer to. */
  readonly scope?: BindingValues;
  /** The same as it is shown around the dialog. */
  readonly now?: BindingValues;
  readonly onClose: () => void;
  /** Rejects when the action failed; the dialog then stays and says why. */
  readonly onAgree: (asked: Values, from: BindingValues) => Promise<void>;
}

/** Forms are heavy, and few actions ask. */
const AskedForm = onDemand(async () => (await import('./dialog-form.tsx')).DialogForm);
const noScope: BindingValues = { params: {} };

export function ActionDialog({
  action,
  name,
  busy,
  scope = noScope,
  now = scope,
  onClose,
  onAgree,
}: ActionDialogProps) {
  const { t } = useTranslation();
  const form = useRef<DialogFormHandle>(null);
  const [hasForm, setHasForm] = useState(false);
  // Its form comes a moment after the dialog: until then there is nothing to send.
  const arrived = useCallback((handle: DialogFormHandle | null) => {
    form.current = handle;
    setHasForm(handle !== null);
  }, []);
  const [failure, setFailure] = useState<string>();
  const isDirty = useRef(false);
  const [isLeaving, setLeaving] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const asks = isCalling(action) && formFieldsOf(action).length > 0;

  /** Rejects as well: a form has a place for what is said of its fields. */
  const agree = async (asked: Values, from: BindingValues) => {
    setFailure(undefined);
    await onAgree(asked, from);
  };
  const fail = (error: unknown) => setFailure(error instanceof Error ? error.message : String(error));
  const answer = (agreed: boolean) => {
    // The question above takes Escape for itself.
    if (isLeaving) return;
    if (!agreed) {
      if (isDirty.current) setLeaving(true);
      else onClose();
    } else if (asks) form.current?.submit();
    // Who has been told of a change begins from what is there now.
    else agree({}, failure === undefined ? scope : now).catch(fail);
  };

  return (
    <ConfirmQuestion
      confirm={action.confirm}
      row={scope.row}
      label={t(action.label)}
      name={name}
      danger={action.tone === 'danger'}
      busy={busy || isWaiting}
      asks={asks}
      waits={asks && !hasForm}
      onAnswer={answer}
    >
      {isFinal(action) && action.confirm === undefined && <p>{t('This cannot be undone.')}</p>}
      {failure !== undefined && <SaveFailure message={failure} />}
      {isCalling(action) && asks && (
        <AskedForm
          ref={arrived}
          action={action}
          scope={scope}
          now={now}
          onAgree={agree}
          onDirty={(now) => (isDirty.current = now)}
          onWaiting={setWaiting}
          onFailure={setFailure}
        />
      )}
      {isLeaving && <LeaveQuestion onAnswer={(leave) => (leave ? onClose() : setLeaving(false))} />}
    </ConfirmQuestion>
  );
}
