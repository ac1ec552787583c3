/** A leaf of the schema, drawn by its field kind: the kind's edit face is label, control, help and message in one. */
import { type ErrorSchema, type FieldProps, getUiOptions, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import { use } from 'react';
import type { FieldOptions } from '../../../define/fields/field.ts';
import { fieldFor } from '../../../fields/registry.ts';
import { isKnownKind } from '../../../rules/kinds/registry.ts';
import list from '../../../rules/kinds/ValueList.ts';
import type { SchemaShape } from '../../binding/schema.ts';
import type { Translate } from '../../field-plan/field-text.ts';
import type { FormFieldPlan } from '../../field-plan/form-field-plan.ts';
import { leafPlan } from '../../field-plan/leaf-plan.ts';
import { useFormContext } from '../form-context.ts';
import { kindOfWidget } from '../rjsf/widget-kinds.ts';
import { FieldContext, type FieldContextValue } from './field-context.ts';
import { FieldNote } from './field-note.tsx';

export function KindField(props: FieldProps<unknown, RJSFSchema>) {
  const { name, schema, uiSchema, fieldPathId, formData, required = false, rawErrors, onChange, onBlur } = props;
  const { t, locale, readOnly } = useFormContext();
  const around = use(FieldContext);
  const of: FieldContextValue = around ?? {
    field: drawnAs(uiSchema, leafPlan(name, schema as SchemaShape, props.title, t)),
    isRequired: required,
  };
  const { kind } = of.field;
  const { Edit, Show } = fieldFor(kind);
  const isFixed = readOnly || props.readonly || props.disabled || !isKnownKind(kind);
  const options = optionsOf(of, isFixed, t);
  const error = rawErrors?.[0] ?? (of.answer?.state === 'wrong' ? of.answer.message : undefined);
  const id = fieldPathId.$id;
  const empty: unknown = uiSchema?.['ui:emptyValue'];
  const face = Edit ? (
    <Edit
      id={id}
      value={formData ?? null}
      options={options}
      locale={locale}
      onChange={(value) => onChange(value ?? empty, fieldPathId.path, undefined, id)}
      onBlur={() => onBlur(id, formData)}
      {...(error === undefined ? {} : { error })}
      {...(hasParts(of.field) ? { errors: errorsOfParts(props.errorSchema) } : {})}
      {...(of.supply ? { supply: of.supply } : {})}
      {...(props.autofocus ? { autoFocus: true } : {})}
    />
  ) : (
    <dl>
      <dt>{options.label}</dt>
      <dd>
        <Show value={formData} options={options} locale={locale} />
      </dd>
    </dl>
  );
  return (
    <>
      {face}
      {(of.answer || of.supply?.state === 'failed') && <FieldNote of={of} />}
    </>
  );
}

/** Its value has parts with messages of their own: texts by language, items of a list. */
const hasParts = ({ languages, kind }: FormFieldPlan): boolean => languages !== undefined || kind === list.kind;

/** The first message of each part of the value. */
const errorsOfParts = (errors: ErrorSchema | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([part, said]) => {
      const [first] = part.startsWith('__') ? [] : ((said as ErrorSchema | undefined)?.__errors ?? []);
      return first === undefined ? [] : [[part, first]];
    }),
  );

/** What rjsf's own hints say of a leaf: its words, and the kind that is meant by the name of a widget. */
function drawnAs(uiSchema: UiSchema | undefined, field: FormFieldPlan): FormFieldPlan {
  const { title, description, help, placeholder, widget } = getUiOptions(uiSchema);
  const below = description ?? help;
  return {
    ...field,
    kind: kindOfWidget(widget, field.kind),
    options: {
      ...field.options,
      ...(title ? { label: title } : {}),
      ...(typeof below === 'string' ? { help: below } : {}),
      ...(placeholder ? { placeholder } : {}),
    },
  };
}

function optionsOf(
  { field, isRequired, choices, currency }: FieldContextValue,
  isFixed: boolean,
  t: Translate,
): FieldOptions {
  const { options } = field;
  return {
    ...options,
    required: isRequired,
    ...(choices ? { choices } : {}),
    ...(field.optionsCall?.display ? { display: field.optionsCall.display } : {}),
    ...(currency === undefined ? {} : { currency }),
    ...(isFixed && !options.readOnly ? { readOnly: true, reason: options.reason ?? t('Cannot be changed here') } : {}),
  };
}
