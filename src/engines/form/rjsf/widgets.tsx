/** The few widgets that rjsf itself asks for: the choice between shapes, several choices of one list, and files. */
import { getDefaultRegistry } from '@rjsf/core';
import { enumOptionsIndexForValue, type WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { Choice } from '../../../define/fields/field.ts';
import { fieldFor } from '../../../fields/registry.ts';
import { FieldFrame } from '../../../ui/FieldFrame.tsx';
import { kindOfChoices } from '../../field-plan/infer-kind.ts';
import { useFormContext } from '../form-context.ts';

function SelectWidget(props: WidgetProps) {
  const {
    id,
    value,
    options,
    label,
    multiple,
    required = false,
    disabled,
    readonly,
    rawErrors,
    onChange,
    onBlur,
  } = props;
  const { t, locale } = useFormContext();
  const { enumOptions = [] } = options;
  // Values may be anything; what is chosen is their place in the list.
  const choices = enumOptions.map((option, index): Choice => ({ value: index, label: t(option.label) }));
  const valueAt = (index: unknown): unknown => enumOptions[Number(index)]?.value;
  const error = rawErrors?.[0];
  const shared = {
    id,
    locale,
    options: {
      label: t(label || 'Kind'),
      choices,
      required: required || !multiple,
      readOnly: Boolean(disabled || readonly),
    },
    onBlur: () => onBlur(id, value),
    ...(error === undefined ? {} : { error }),
  };
  const { Edit } = fieldFor(kindOfChoices(multiple === true));
  if (multiple) {
    const chosen = (enumOptionsIndexForValue(value, enumOptions, true) ?? []) as readonly string[];
    return Edit ? (
      <Edit
        {...shared}
        value={chosen.map(Number)}
        onChange={(next) => onChange(((next ?? []) as readonly unknown[]).map(valueAt))}
      />
    ) : null;
  }
  const at = enumOptionsIndexForValue(value, enumOptions);
  return Edit ? (
    <Edit {...shared} value={at === undefined ? null : Number(at)} onChange={(next) => onChange(valueAt(next))} />
  ) : null;
}

const StockFiles = getDefaultRegistry().widgets['FileWidget'] as ComponentType<WidgetProps>;

/** Several files of one list have their label here; one alone has it from its field. */
function FileWidget(props: WidgetProps) {
  if (!props.multiple) return <StockFiles {...props} />;
  return (
    <FieldFrame id={props.id} label={props.label}>
      <StockFiles {...props} />
    </FieldFrame>
  );
}

export const widgets = { SelectWidget, FileWidget };
