/** One asked field in its place: hidden, required, supplied with choices, checked by the server, as the other values want it. */
import type { ErrorSchema, FieldPathId, FieldProps, RJSFSchema } from '@rjsf/utils';
import { memo, useEffect, useMemo } from 'react';
import type { CheckShape, OptionsShape } from '../../../define/shapes/element-shapes.ts';
import { isEmpty } from '../../../rules/fields/empty.ts';
import { fieldTexts } from '../../../rules/fields/field-texts.ts';
import { fieldProblem } from '../../../rules/fields/field-value.ts';
import { valueAt } from '../../../rules/path.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { BindingValues } from '../../binding/resolve.ts';
import type { Values } from '../../binding/schema.ts';
import type { FormFieldPlan } from '../../field-plan/form-field-plan.ts';
import { useFormContext } from '../form-context.ts';
import styles from '../rjsf/form.module.css';
import { SchemaField } from '../rjsf/schema-field.tsx';
import type { FieldState } from './field-state.ts';
import { KindFace } from './kind-field.tsx';
import { useCheck } from './use-check.ts';
import { useOptions } from './use-options.ts';

type Leaf = Pick<FieldProps<unknown, RJSFSchema>, 'onChange' | 'onBlur' | 'onFocus' | 'registry'>;

export interface PlannedFieldProps extends Leaf {
  readonly field: FormFieldPlan;
  readonly schema: RJSFSchema;
  readonly value: unknown;
  readonly errors: ErrorSchema | undefined;
  readonly pathId: FieldPathId;
  readonly isRequired: boolean;
  readonly isChanged: boolean;
  readonly currency: string | undefined;
  /** All values, for fields whose calls refer to others. */
  readonly inputs: Values | undefined;
}

const asSchema = {};

export const PlannedField = memo(function AskedField(props: PlannedFieldProps) {
  const { field, isRequired, isChanged, currency } = props;
  const { t, before } = useFormContext();
  const state: FieldState = useMemo(
    () => ({ field, isRequired, ...(currency === undefined ? {} : { currency }) }),
    [field, isRequired, currency],
  );
  const { optionsCall, check } = field;
  return (
    <div className={styles['field']} data-wide={field.width === 2 || undefined}>
      {before && isChanged && (
        <span className={styles['changed']}>
          <VisuallyHidden>{t('Changed')}</VisuallyHidden>
        </span>
      )}
      {optionsCall ? (
        <WithOptions {...props} state={state} call={optionsCall} />
      ) : check ? (
        <WithCheck {...props} state={state} check={check} />
      ) : (
        <Drawn {...props} state={state} />
      )}
    </div>
  );
});

interface Inner extends PlannedFieldProps {
  readonly state: FieldState;
}

/** The plan draws a leaf, whatever the schema would choose; what is nested is rjsf's. */
function Drawn({ field, schema, value, errors, pathId, isRequired, state, ...leaf }: Inner) {
  const { onChange, onBlur, onFocus, registry } = leaf;
  const { readOnly } = useFormContext();
  const isFixed = readOnly || field.options.readOnly === true || schema.readOnly === true;
  if (field.isNested) {
    return (
      <SchemaField
        name={field.name}
        schema={schema}
        uiSchema={asSchema}
        fieldPathId={pathId}
        formData={value}
        {...(errors ? { errorSchema: errors } : {})}
        required={isRequired}
        readonly={isFixed}
        {...{ onChange, onBlur, onFocus, registry }}
      />
    );
  }
  // There is nothing to choose.
  if (schema.const !== undefined) return null;
  return <KindFace of={state} {...{ pathId, value, errors, isFixed, onChange, onBlur }} />;
}

/** Inside a server layout, input(…) means a field of the layout. */
const scopeOf = (scope: BindingValues, { base }: FormFieldPlan, inputs: Values | undefined): BindingValues => ({
  ...scope,
  inputs: base === undefined ? inputs : valueAt(inputs, base),
});

function WithOptions({ call, ...props }: Inner & { readonly call: OptionsShape }) {
  const { field, value, inputs, pathId, onChange, state } = props;
  const { scope, checks } = useFormContext();
  const { choices, supply, isWhole } = useOptions(call, scopeOf(scope, field, inputs), value);
  useEffect(() => {
    if (!isWhole || isEmpty(value) || !choices) return;
    const fits = (each: unknown) => choices.some((choice) => choice.value === each);
    if (!Array.isArray(value)) {
      if (!fits(value)) onChange(undefined, pathId.path, undefined, pathId.$id);
    } else if (!value.every(fits)) onChange(value.filter(fits), pathId.path, undefined, pathId.$id);
  }, [isWhole, choices, value, onChange, pathId]);
  // Of what offers nothing nobody can choose; what the call itself cannot do without stays needed.
  const isChoiceless = isWhole && choices?.length === 0 && field.options.required !== true;
  const isRequired = props.isRequired && !isChoiceless;
  useEffect(() => {
    if (isChoiceless) checks.choiceless.add(field.name);
    return () => void checks.choiceless.delete(field.name);
  }, [isChoiceless, checks, field.name]);
  const supplied = useMemo(
    () => ({ ...state, isRequired, supply, ...(choices ? { choices } : {}) }),
    [state, isRequired, choices, supply],
  );
  return field.check ? (
    <WithCheck {...props} isRequired={isRequired} state={supplied} check={field.check} />
  ) : (
    <Drawn {...props} isRequired={isRequired} state={supplied} />
  );
}

/** The server is not asked about what is known here to be wrong. */
const isUnfit = ({ rule }: FormFieldPlan, value: unknown): boolean =>
  rule !== undefined && fieldProblem(rule, value) !== undefined;

function WithCheck({ check, ...props }: Inner & { readonly check: CheckShape }) {
  const { field, value, inputs, errors, isChanged, state } = props;
  const { scope, checks, t } = useFormContext();
  const answer = useCheck({
    check,
    scope: scopeOf(scope, field, inputs),
    checks,
    name: field.name,
    isIdle: isEmpty(value) || !isChanged || errors?.__errors !== undefined || isUnfit(field, value),
    refused: t(fieldTexts.format),
  });
  const checked = useMemo(() => ({ ...state, ...(answer ? { answer } : {}) }), [state, answer]);
  return <Drawn {...props} state={checked} />;
}
