/** The fields of a dialog, by the same engine as every form. */
import { type Ref, useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { CallingAction } from '../../define/shapes/element-shapes.ts';
import { type BindingValues, resolveInput, startValues } from '../binding/resolve.ts';
import type { Values } from '../binding/schema.ts';
import { refusalOf } from '../editing/server-message.ts';
import type { FormHandle } from '../editing/status.ts';
import { fieldsOf } from '../form/plan.ts';
import { PreparedForm, type Ready } from '../form/prepared-form.tsx';
import { SchemaForm } from '../form/schema-form.tsx';
import { submitValues } from '../form/validation/validate.ts';
import { formFieldsOf } from './prepare.ts';

export interface DialogFormHandle {
  submit(): void;
}

export interface DialogFormProps {
  readonly ref: Ref<DialogFormHandle>;
  readonly action: CallingAction;
  readonly scope: BindingValues;
  readonly onAgree: (asked: Values) => Promise<void>;
  /** Something is typed that would be lost. */
  readonly onDirty: (isDirty: boolean) => void;
  /** What was said and belongs to no field. */
  readonly onFailure: (message: string | undefined) => void;
}

const blank: Values = {};

export function DialogForm({ ref, action, scope, onAgree, onDirty, onFailure }: DialogFormProps) {
  const form = useRef<FormHandle>(null);
  const first = formFieldsOf(action)[0]?.field;
  // Its fields come a moment after the dialog, which has put the focus on a button by then.
  const arrived = useCallback(
    (handle: FormHandle | null) => {
      form.current = handle;
      if (handle && first !== undefined) handle.focus(first);
    },
    [first],
  );
  useImperativeHandle(ref, () => ({ submit: () => form.current?.submit() }));
  const shapes = useMemo(() => [{ title: '', fields: action.ask ?? [] }], [action]);
  const bound = useMemo(() => {
    const resolved = resolveInput(action.source, action.input, scope);
    // Actions on many rows bind what each of them has.
    return resolved.state === 'ready' ? resolved.input : blank;
  }, [action, scope]);
  const [start] = useState(() => startValues(action.source, ('start' in action && action.start) || {}, scope));
  const send = async (values: Values, { sections, schema }: Ready) => {
    const fields = fieldsOf(sections);
    try {
      await onAgree(submitValues(values, fields, { ...values, ...bound }, schema));
    } catch (error) {
      const { problems, message } = refusalOf(error, fields);
      if (problems.length > 0) form.current?.say(problems);
      onFailure(message);
    }
  };
  return (
    <PreparedForm source={action.source} shapes={shapes} scope={scope} bound={bound}>
      {(ready) => (
        <SchemaForm
          ref={arrived}
          schema={ready.schema}
          check={ready.check}
          sections={ready.sections}
          values={start}
          bound={bound}
          scope={scope}
          onStatus={({ values, isDirty }) => {
            ready.onValues(values);
            onDirty(isDirty);
          }}
          onSubmit={(values) => void send(values, ready)}
        />
      )}
    </PreparedForm>
  );
}
