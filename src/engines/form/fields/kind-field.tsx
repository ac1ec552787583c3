/** A leaf of a form, drawn by its field kind: the kind's edit face is label, control, help and message in one. */
import {
  type ErrorSchema,
  type FieldPathId,
  type FieldProps,
  getUiOptions,
  type RJSFSchema,
  type UiSchema,
} from '@rjsf/utils';
import { memo } from 'react';
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
import { FieldNote } from './field-note.tsx';
import type { FieldState } from './field-state.ts';

export interface KindFaceProps {
  readonly of: FieldState;
  readonly pathId: FieldPathId;
  readonly value: unknown;
  readonly errors: ErrorSchema | undefined;
  /** Nobody may change it here. */
  readonly isFixed: boolean;
  readonly autoFocus?: boolean;
  /** What its value is when it is emptied. */
  readonly empty?: unknown;
  readonly onChange: FieldProps<unknown, RJSFSchema>['onChange'];
  readonly onBlur: FieldProps<unknown, RJSFSchema>['onBlur'];
}

/** Drawn again only when something of its own has changed: what surrounds it follows the values of other fields. */
export const KindFace = memo(function Face(props: KindFaceProps) {
  const { of, pathId, value, errors, autoFocus, empty, onChange, onBlur } = props;
  const { t, locale } = useFormContext();
  const { kind } = of.field;
  const { Edit, Show } = fieldFor(kind);
  const options = optionsOf(of, props.isFixed || !isKnownKind(kind), t);
  const error = errors?.__errors?.[0] ?? (of.answer?.state === 'wrong' ? of.answer.message : undefined);
  const id = pathId.$id;
  const face = Edit ? (
    <Edit
      id={id}
      value={value ?? null}
      options={options}
      locale={locale}
      onChange={(changed) => onChange(changed ?? empty, pathId.path, undefined, id)}
      onBlur={() => onBlur(id, value)}
      {...(error === undefined ? {} : { error })}
      {...(hasParts(of.field) ? { errors: errorsOfParts(errors) } : {})}
      {...(of.supply ? { supply: of.supply } : {})}
      {...(autoFocus ? { autoFocus } : {})}
    />
  ) : (
    <dl>
      <dt>{options.label}</dt>
      <dd>
        <Show value={value} options={options} locale={locale} />
      </dd>
    </dl>
  );
  return (
    <>
      {face}
      {(of.answer || of.supply?.hasFailed) && <FieldNote of={of} />}
    </>
  );
});

/** One that no plan asks for: rjsf found it in the schema, which says all that is known of it. */
export function KindField(props: FieldProps<unknown, RJSFSchema>) {
  const { name, schema, uiSchema, title, required = false, rawErrors, errorSchema, onChange, onBlur } = props;
  const { t, readOnly } = useFormContext();
  const field = drawnAs(uiSchema, leafPlan(name, schema as SchemaShape, title, t));
  return (
    <KindFace
      of={{ field, isRequired: required }}
      pathId={props.fieldPathId}
      value={props.formData}
      errors={rawErrors ? { ...errorSchema, __errors: rawErrors } : errorSchema}
      isFixed={readOnly || props.readonly || props.disabled || false}
      empty={uiSchema?.['ui:emptyValue']}
      {...(props.autofocus ? { autoFocus: true } : {})}
      {...{ onChange, onBlur }}
    />
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

function optionsOf({ field, isRequired, choices, currency }: FieldState, isFixed: boolean, t: Translate): FieldOptions {
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
