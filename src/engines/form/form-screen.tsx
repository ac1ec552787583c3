/** A form as people see it: what was restored, what is wrong, the fields, and the bar that sends them. */
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { showMessage } from '../../client/first/messages.ts';
import { useAddress } from '../../client/page/address.tsx';
import { fillPath } from '../../client/page/fill-path.ts';
import type { FormShape } from '../../define/shapes/block-shapes.ts';
import { isEmpty } from '../../rules/fields/empty.ts';
import { valueAt } from '../../rules/path.ts';
import { type BindingValues, resolveParams } from '../binding/resolve.ts';
import type { SchemaShape, Values } from '../binding/schema.ts';
import { type Attempt, attemptFor, keptAttempt } from '../editing/attempt.ts';
import { FormBar } from '../editing/form-bar.tsx';
import { FormSummary } from '../editing/form-summary.tsx';
import { withoutSecrets } from '../editing/secrets.ts';
import type { FormHandle, FormStatus } from '../editing/status.ts';
import { useOpening } from '../editing/use-opening.ts';
import { useSending } from '../editing/use-sending.ts';
import { useStoredDraft } from '../editing/use-stored-draft.ts';
import { ConfirmQuestion } from '../frame/confirm-question.tsx';
import { useFrame } from '../frame/frame.tsx';
import { LeaveQuestion } from '../leaving/leave-question.tsx';
import { useGuard } from '../leaving/unsaved.ts';
import styles from './form-screen.module.css';
import { type FormSectionPlan, fieldsOf } from './plan.ts';
import { RestoredNote } from './restored-note.tsx';
import { SchemaForm } from './schema-form.tsx';
import type { SchemaCheck } from './validation/schema-check.ts';
import { submitValues } from './validation/validate.ts';

export interface FormScreenProps {
  readonly block: FormShape;
  readonly scope: BindingValues;
  /** The rest of the input, which nobody is asked for. */
  readonly bound: Values;
  readonly sections: readonly FormSectionPlan[];
  readonly schema: SchemaShape;
  readonly check: SchemaCheck;
  /** What stands in its fields at first. */
  readonly start: Values;
  readonly onValues: (values: Values) => void;
  /** It is sent and leads elsewhere, or somebody goes on in it after all. */
  readonly onOver: (isOver: boolean) => void;
  readonly onAnswer: (answer: { readonly data: unknown }) => void;
}

/** What is kept of a form that was not sent, or whose answer did not come. */
export interface Unsent {
  readonly values: Values;
  readonly attempt?: Attempt | undefined;
}

const untouched: FormStatus = { values: {}, isDirty: false, isWaiting: false, faults: [] };

export function FormScreen(props: FormScreenProps) {
  const { block, scope, bound, sections, schema, check, start: first, onValues, onOver, onAnswer } = props;
  const { t } = useTranslation();
  const address = useAddress();
  const { kind } = useFrame();
  const form = useRef<FormHandle>(null);
  const fields = useMemo(() => fieldsOf(sections), [sections]);
  const sending = useSending({ source: block.source, fields, form });
  // What was typed for one place does not come back at another.
  const kept = useStoredDraft<Unsent>([block.source.operation, ...Object.values(first)].join(' '));
  const [status, setStatus] = useState(untouched);
  const [start, setStart] = useState({ count: 0, restored: kept.restored?.values });
  const attempt = useRef(kept.restored?.attempt);
  const [asking, setAsking] = useState<{ readonly values: Values } | 'discard'>();
  useGuard(status.isDirty, kept.drop);

  const empty = fields.find(({ name, options }) => !options.readOnly && isEmpty(valueAt(first, name)))?.name;
  const arrived = useOpening(form, kind === 'page' ? empty : undefined);

  const follow = (next: FormStatus) => {
    if (next.isDirty) onOver(false);
    setStatus(next);
    onValues(next.values);
    keep(next);
  };
  const keep = (next: FormStatus) => {
    const made = () => {
      const values = withoutSecrets(next.values, schema, fields);
      return { values, attempt: keptAttempt(attempt.current, next.values, values) };
    };
    kept.keep(next.isDirty ? made : undefined);
  };
  /** Begins again with nothing typed. */
  const restart = () => {
    attempt.current = undefined;
    kept.keep(undefined);
    setStatus(untouched);
    setStart(({ count }) => ({ count: count + 1, restored: undefined }));
    setAsking(undefined);
  };
  const send = async (values: Values) => {
    const input = { ...submitValues(values, fields, { ...values, ...bound }, schema), ...bound };
    attempt.current = attemptFor(input, attempt.current);
    keep({ ...status, values });
    const leaves = block.then !== undefined || block.after !== undefined;
    const answered = () => leaves && flushSync(() => onOver(true));
    const answer = await sending.send(input, { idempotencyKey: attempt.current.key, answered });
    if (!answer) return setAsking(undefined);
    // What was typed is saved: nothing asks any more whether it may go.
    flushSync(restart);
    if (block.message) showMessage({ type: 'success', text: t(block.message) });
    const params = block.then && resolveParams(block.then, { ...scope, row: answer.data });
    if (block.then && params) address.navigate(fillPath(block.then.go, params));
    onAnswer(answer);
  };
  const submit = (values: Values) => (block.confirm ? setAsking({ values }) : void send(values));
  const focus = (name: string) => form.current?.focus(name);
  const submitLabel = t(block.submit ?? 'Save');

  return (
    <div className={styles['form']} data-frame={kind}>
      <div className={styles['body']}>
        <div className={styles['fields']} data-columns={Math.max(...sections.map(({ columns }) => columns), 1)}>
          {start.restored && <RestoredNote onDiscard={restart} />}
          <FormSummary faults={status.faults} failure={sending.failure} onFocus={focus} />
          <SchemaForm
            key={start.count}
            ref={arrived}
            schema={schema}
            check={check}
            sections={sections}
            values={first}
            restored={start.restored}
            bound={bound}
            scope={scope}
            onStatus={follow}
            onSubmit={submit}
          />
        </div>
      </div>
      <FormBar
        faults={status.faults}
        isDirty={status.isDirty}
        isWaiting={status.isWaiting}
        isBusy={sending.isBusy}
        submitLabel={submitLabel}
        onSubmit={() => form.current?.submit()}
        {...(block.then
          ? { onCancel: address.leave }
          : { onDiscard: status.isDirty ? () => setAsking('discard') : undefined })}
        onFocus={focus}
      />
      {asking === 'discard' && <LeaveQuestion onAnswer={(leave) => (leave ? restart() : setAsking(undefined))} />}
      {typeof asking === 'object' && (
        <ConfirmQuestion
          confirm={block.confirm}
          label={submitLabel}
          danger={false}
          busy={sending.isBusy}
          onAnswer={(agreed) => (agreed ? void send(asking.values) : setAsking(undefined))}
        />
      )}
    </div>
  );
}
