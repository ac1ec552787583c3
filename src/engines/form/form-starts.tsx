/** What stands in the fields of a form at first, where the lists of their choices say so; nothing waits for it but the fields. */
import type { ReactNode } from 'react';
import type { LongFormField, OptionsShape } from '../../define/shapes/element-shapes.ts';
import { valueAt, withValueAt } from '../../rules/path.ts';
import { answerOf } from '../binding/answer-rows.ts';
import { holds } from '../binding/condition.ts';
import { type BindingValues, resolveInput } from '../binding/resolve.ts';
import type { Values } from '../binding/schema.ts';
import { useSource } from '../binding/use-source.ts';

export type StartingField = LongFormField & { readonly options: OptionsShape };

export const startsIn = (fields: readonly LongFormField[]): readonly StartingField[] =>
  fields.filter((field): field is StartingField => field.options?.start !== undefined);

export interface FormStartsProps {
  readonly asked: readonly StartingField[];
  readonly scope: BindingValues;
  /** undefined until every list has answered. */
  readonly children: (start: Values | undefined) => ReactNode;
}

const none: Values = {};

export const FormStarts = (props: FormStartsProps) => <Starts {...props} found={none} />;

interface StartsProps extends FormStartsProps {
  readonly found: Values | undefined;
}

/** One in the other, for hooks stand in a fixed number; all of them are asked at once. */
function Starts({ asked, scope, found, children }: StartsProps): ReactNode {
  const [first, ...rest] = asked;
  if (!first) return children(found);
  return (
    <OneStart key={first.field} of={first} scope={scope}>
      {(start) => (
        <Starts asked={rest} scope={scope} found={start && found && { ...found, ...start }}>
          {children}
        </Starts>
      )}
    </OneStart>
  );
}

interface OneStartProps {
  readonly of: StartingField;
  readonly scope: BindingValues;
  readonly children: (start: Values | undefined) => ReactNode;
}

function OneStart({ of: { field, options }, scope, children }: OneStartProps) {
  const resolved = resolveInput(options.source, options.input, scope);
  const { data, error } = useSource(options.source, resolved.state === 'ready' ? resolved.input : undefined);
  // Without an answer the field begins empty; the field itself says what is wrong with its list.
  if (data === undefined) return children(error || resolved.state !== 'ready' ? none : undefined);
  const row = answerOf(options.source, data).rows.find(
    (each) => holds(options.start, each) && holds(options.when, each),
  );
  return children(row ? withValueAt(none, field, valueAt(row, options.value)) : none);
}
