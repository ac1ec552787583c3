/** A value that a form asks for, being read, label over value: what a call supplied as its choice goes by its name there. */
import { useFormatLocale } from '../../../client/language/locale.ts';
import { fieldFor } from '../../../fields/registry.ts';
import { valueAt } from '../../../rules/path.ts';
import type { BindingValues } from '../../binding/resolve.ts';
import type { Values } from '../../binding/schema.ts';
import type { FormFieldPlan } from '../../field-plan/form-field-plan.ts';
import { currencyOf } from './currency-of.ts';
import { useOptions } from './use-options.ts';

export interface AskedValueProps {
  /** In the person's language. */
  readonly field: FormFieldPlan;
  readonly values: Values;
  /** What the call of its choices may refer to. */
  readonly scope: BindingValues;
}

export function AskedValue({ field, values, scope }: AskedValueProps) {
  const { optionsCall } = field;
  return (
    <div>
      <dt>{field.options.label}</dt>
      <dd>
        {optionsCall ? (
          <NamedValue field={field} values={values} call={optionsCall} scope={{ ...scope, inputs: values }} />
        ) : (
          <PlainValue field={field} values={values} scope={scope} />
        )}
      </dd>
    </div>
  );
}

function PlainValue({ field, values, scope }: AskedValueProps) {
  const locale = useFormatLocale();
  const { Show } = fieldFor(field.kind);
  const currency = currencyOf(field, { ...scope, inputs: values });
  const options = currency === undefined ? field.options : { ...field.options, currency };
  return <Show value={valueAt(values, field.name)} options={options} locale={locale} />;
}

interface NamedValueProps extends AskedValueProps {
  readonly call: NonNullable<FormFieldPlan['optionsCall']>;
}

/** A call knows how what was chosen is called. */
function NamedValue({ field, values, scope, call }: NamedValueProps) {
  const value = valueAt(values, field.name);
  const { choices } = useOptions(call, scope, value);
  const name = (each: unknown) => choices?.find((choice) => choice.value === each)?.label ?? String(each);
  if (choices === undefined || value == null) return <PlainValue field={field} values={values} scope={scope} />;
  return <bdi>{[value].flat().map(name).join(', ')}</bdi>;
}
