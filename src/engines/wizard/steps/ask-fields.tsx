/** A step in which inputs of a call are entered, by the engine of every form and its compiled checks. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskStep } from '../../../define/shapes/block-shapes.ts';
import { isEmpty } from '../../../rules/fields/empty.ts';
import { valueAt } from '../../../rules/path.ts';
import { resolveValues, startValues } from '../../binding/resolve.ts';
import { inputSchema, type Values } from '../../binding/schema.ts';
import { FormSummary } from '../../editing/form-summary.tsx';
import { isSame } from '../../editing/same-values.ts';
import type { Fault, FormHandle, FormStatus } from '../../editing/status.ts';
import { useOpening } from '../../editing/use-opening.ts';
import { fieldsOf, sectionShapesOf } from '../../form/plan.ts';
import { PreparedForm, type Ready } from '../../form/prepared-form.tsx';
import { SchemaForm } from '../../form/schema-form.tsx';
import { submitValues } from '../../form/validation/validate.ts';
import { stepOf, titleOfInput } from '../plan.ts';
import type { Wizard } from '../use-wizard.ts';
import styles from '../wizard.module.css';
import { WizardBar } from '../wizard-bar.tsx';
import { ContestedEntries } from './contested-entries.tsx';

export interface AskFieldsProps {
  readonly wizard: Wizard;
  readonly step: AskStep;
}

const blank: Values = {};

export function AskFields({ wizard, step }: AskFieldsProps) {
  const { progress, scope } = wizard;
  const shapes = useMemo(() => sectionShapesOf(step), [step]);
  const inner = useMemo(() => ({ ...scope, steps: progress.before.get(step.step) }), [scope, progress, step]);
  const bound = useOther(wizard, step);
  return (
    <PreparedForm source={step.source} shapes={shapes} scope={inner} bound={bound}>
      {(ready) => <Fields wizard={wizard} step={step} ready={ready} bound={bound} scope={inner} />}
    </PreparedForm>
  );
}

/** What is known of the rest of the call's input: conditions of fields may ask for it. */
function useOther({ plan, progress, scope }: Wizard, { source, step }: AskStep): Values {
  const { finish } = plan;
  const others = Object.entries(finish.input).filter(([, each]) => !('step' in each) || stepOf(each.step) !== step);
  const resolved =
    finish.source.operation === source.operation
      ? resolveValues({ ...inputSchema(source), required: [] }, Object.fromEntries(others), {
          ...scope,
          steps: progress.before.get(step),
        })
      : undefined;
  const text = JSON.stringify(resolved?.state === 'ready' ? resolved.input : blank);
  return useMemo(() => JSON.parse(text) as Values, [text]);
}

interface FieldsProps extends AskFieldsProps {
  readonly ready: Ready;
  readonly bound: Values;
  readonly scope: Wizard['scope'];
}

function Fields({ wizard, step, ready, bound, scope }: FieldsProps) {
  const { t } = useTranslation();
  const { entering, refused } = wizard;
  const form = useRef<FormHandle>(null);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [isWaiting, setWaiting] = useState(false);
  const fields = useMemo(() => fieldsOf(ready.sections), [ready.sections]);
  const entered = entering.entries[step.step];
  const [restored] = useState(entered?.value as Values | undefined);
  const [start] = useState(() => startValues(step.source, step.start ?? {}, scope));
  const empty = fields.find(({ name, options }) => !options.readOnly && isEmpty(valueAt(start, name)))?.name;
  // A later step puts the focus on its heading.
  const isFirst = wizard.progress.visibleSteps[0] === step && Object.keys(entering.entries).length === 0;
  const arrived = useOpening(form, isFirst ? empty : undefined);
  const settle = (values: Values) => submitValues(values, fields, { ...values, ...bound }, ready.schema);

  const problems = refused?.step === step.step ? refused.problems : undefined;
  useEffect(() => {
    if (problems) form.current?.say(problems);
  }, [problems]);

  const follow = ({ values, faults, isDirty, isWaiting }: FormStatus) => {
    ready.onValues(values);
    setFaults(faults);
    setWaiting(isWaiting);
    const value = settle(values);
    const before = entering.entries[step.step];
    if (before ? isSame(before.value, value) : !isDirty) return;
    wizard.enter(step, { value, isDone: false });
  };
  const called = (input: string) => {
    const title = titleOfInput(wizard.plan, input);
    return title === undefined ? undefined : t(title);
  };
  const focus = (name: string) => form.current?.focus(name);
  const [first, ...more] = faults;
  const fault = first && (
    <>
      <button type="button" onClick={() => focus(first.name)}>
        {first.label}
      </button>{' '}
      {more.length === 0
        ? t('needs a change first')
        : t('and {count, plural, one {one more field needs} other {# more fields need}} a change first', {
            count: more.length,
          })}
    </>
  );
  return (
    <>
      <div className={styles['fields']}>
        <ContestedEntries wizard={wizard} step={step} fields={fields} start={start} scope={scope} />
        <FormSummary faults={faults} failure={undefined} onFocus={focus} />
        <SchemaForm
          ref={arrived}
          schema={ready.schema}
          check={ready.check}
          sections={ready.sections}
          values={start}
          restored={restored}
          bound={bound}
          called={called}
          scope={scope}
          onStatus={follow}
          onSubmit={(values) => wizard.next(step, { value: settle(values) })}
        />
      </div>
      <WizardBar wizard={wizard} step={step} fault={fault} isWaiting={isWaiting} onGo={() => form.current?.submit()} />
    </>
  );
}
