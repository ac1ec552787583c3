/** The fields of a dialog, by the same engine as every form. */
import { type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../client/first/call-error.ts';
import type { CallingAction } from '../../define/shapes/element-shapes.ts';
import { valueAt, withValueAt } from '../../rules/path.ts';
import { type BindingValues, resolveInput } from '../binding/resolve.ts';
import type { Values } from '../binding/schema.ts';
import { ContestedFields } from '../editing/contested-fields.tsx';
import { refusalOf } from '../editing/server-message.ts';
import type { FormHandle } from '../editing/status.ts';
import { AskedValue } from '../form/fields/asked-value.tsx';
import { fieldsOf } from '../form/plan.ts';
import { PreparedForm, type Ready } from '../form/prepared-form.tsx';
import { SchemaForm } from '../form/schema-form.tsx';
import { translatedField } from '../form/translated.ts';
import { submitValues } from '../form/validation/validate.ts';
import { type Beginning, begunAnew, startOf } from './overtaken.ts';
import { formFieldsOf } from './prepare.ts';

export interface DialogFormHandle {
  submit(): void;
}

export interface DialogFormProps {
  readonly ref: Ref<DialogFormHandle>;
  readonly action: CallingAction;
  /** As it was when the dialog opened. */
  readonly scope: BindingValues;
  /** As it is shown around the dialog. */
  readonly now: BindingValues;
  /** @param from where what is typed began. */
  readonly onAgree: (asked: Values, from: BindingValues) => Promise<void>;
  /** Something is typed that would be lost. */
  readonly onDirty: (isDirty: boolean) => void;
  /** It was sent, and goes on by itself when a file has arrived. */
  readonly onWaiting: (isWaiting: boolean) => void;
  /** What was said and belongs to no field. */
  readonly onFailure: (message: string | undefined) => void;
}

const blank: Values = {};

export function DialogForm(props: DialogFormProps) {
  const { action, scope } = props;
  const [beginning, begin] = useState<Beginning>(() => ({
    scope,
    start: startOf(action, scope),
    restored: undefined,
    contested: [],
    turn: 0,
  }));
  const shapes = useMemo(() => [{ title: '', fields: action.ask ?? [] }], [action]);
  const bound = useMemo(() => {
    const resolved = resolveInput(action.source, action.input, beginning.scope);
    // Actions on many rows bind what each of them has.
    return resolved.state === 'ready' ? resolved.input : blank;
  }, [action, beginning]);
  return (
    <PreparedForm source={action.source} shapes={shapes} scope={beginning.scope} bound={bound}>
      {(ready) => <Fields {...props} ready={ready} bound={bound} beginning={beginning} begin={begin} />}
    </PreparedForm>
  );
}

interface FieldsProps extends DialogFormProps {
  readonly ready: Ready;
  readonly bound: Values;
  readonly beginning: Beginning;
  readonly begin: (beginning: Beginning) => void;
}

function Fields({
  ref,
  action,
  now,
  ready,
  bound,
  beginning,
  begin,
  onAgree,
  onDirty,
  onWaiting,
  onFailure,
}: FieldsProps) {
  const { t } = useTranslation();
  const form = useRef<FormHandle>(null);
  const first = formFieldsOf(action)[0]?.field;
  const fields = fieldsOf(ready.sections);
  const typed = useRef(beginning.restored ?? beginning.start);
  const [isOvertaken, setOvertaken] = useState(false);
  // Its fields come a moment after the dialog, which has put the focus on a button by then.
  const arrived = useCallback(
    (handle: FormHandle | null) => {
      form.current = handle;
      if (handle && first !== undefined) handle.focus(first);
    },
    [first],
  );
  useImperativeHandle(ref, () => ({ submit: () => form.current?.submit() }), []);
  const send = async (values: Values, from: Beginning) => {
    typed.current = values;
    try {
      await onAgree(submitValues(values, fields, { ...values, ...bound }, ready.schema), from.scope);
    } catch (error) {
      const { problems, message } = refusalOf(error, fields);
      if (problems.length > 0) form.current?.say(problems);
      onFailure(message);
      setOvertaken(error instanceof CallError && error.changed !== undefined);
    }
  };
  const goOn = () => {
    const next = begunAnew(
      action,
      fields.map(({ name }) => name),
      beginning,
      typed.current,
      now,
    );
    if (!next) return;
    setOvertaken(false);
    begin(next);
    // What others have changed elsewhere in the record is in no one's way.
    if (next.contested.length === 0) void send(next.restored ?? typed.current, next);
  };
  const latest = useRef(goOn);
  latest.current = goOn;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each record that comes
  useEffect(() => {
    if (isOvertaken) latest.current();
  }, [isOvertaken, now.row]);
  const takeOver = (name: string) =>
    begin({
      ...beginning,
      restored: withValueAt(typed.current, name, valueAt(beginning.start, name)),
      contested: beginning.contested.filter((each) => each !== name),
      turn: beginning.turn + 1,
    });
  const contested = fields
    .filter(({ name }) => beginning.contested.includes(name))
    .map((each) => translatedField(each, t));
  return (
    <div>
      {contested.length > 0 && (
        <ContestedFields
          fields={contested.map((field) => ({
            name: field.name,
            label: field.options.label,
            shown: <AskedValue field={field} values={beginning.start} scope={beginning.scope} />,
          }))}
          onTakeOver={takeOver}
        />
      )}
      <SchemaForm
        key={beginning.turn}
        ref={arrived}
        schema={ready.schema}
        check={ready.check}
        sections={ready.sections}
        values={beginning.start}
        restored={beginning.restored}
        bound={bound}
        scope={beginning.scope}
        onStatus={({ values, isDirty, isWaiting }) => {
          typed.current = values;
          ready.onValues(values);
          onDirty(isDirty);
          onWaiting(isWaiting);
        }}
        onSubmit={(values) => void send(values, beginning)}
      />
    </div>
  );
}
