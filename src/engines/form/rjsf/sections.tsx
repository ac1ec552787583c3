/** The root of a planned form: its sections in their order, each field where the plan puts it. */
import { type ErrorSchema, type FieldPathId, type FieldProps, type RJSFSchema, toFieldPathId } from '@rjsf/utils';
import { memo, useMemo } from 'react';
import { valueAt } from '../../../rules/path.ts';
import type { SchemaShape, Values } from '../../binding/schema.ts';
import { schemaAt } from '../../binding/schema.ts';
import { isSame } from '../../editing/same-values.ts';
import type { FormFieldPlan } from '../../field-plan/form-field-plan.ts';
import { currencyOf } from '../fields/currency-of.ts';
import { LocalizedFields, runsOf } from '../fields/localized-fields.tsx';
import { PlannedField, type PlannedFieldProps } from '../fields/planned-field.tsx';
import { useFormContext } from '../form-context.ts';
import type { FormSectionPlan } from '../plan.ts';
import { translatedSection } from '../translated.ts';
import { isIncluded, isRequired } from '../validation/validate.ts';
import styles from './form.module.css';
import { useProgressiveCount } from './progressive.ts';

type Props = FieldProps<Values, RJSFSchema>;

/** More than this do not fit a screen. */
const many = 6;

export function Sections(props: Props) {
  const { sections = [], firstSections, bound } = useFormContext();
  const values = props.formData ?? {};
  const inputs = useMemo(() => ({ ...values, ...bound }), [values, bound]);
  const asked = sections.filter(({ fields }) => fields.some((field) => isIncluded(field, inputs)));
  const shown = useProgressiveCount(firstSections, asked.length);
  const isLong = sections.length > many;
  return (
    <div className={styles['sections']} data-long={isLong || undefined}>
      {asked.slice(0, shown).map((section) => (
        <Section key={section.id} {...props} section={section} inputs={inputs} />
      ))}
    </div>
  );
}

interface SectionProps extends Props {
  readonly section: FormSectionPlan;
  readonly inputs: Values;
}

const Section = memo(function Section({ section, inputs, ...props }: SectionProps) {
  const { t } = useFormContext();
  const { id, title, help, columns, fields } = useMemo(() => translatedSection(section, t), [section, t]);
  const helpId = `${props.fieldPathId.$id}-${id}-help`;
  const body = (
    <div className={styles['grid']} data-columns={columns}>
      {/* Flat, as an array inside of an array would be one more element of React for each field. */}
      {runsOf(fields.filter((field) => isIncluded(field, inputs))).flatMap((run) => {
        const slots = run.map((field) => <FieldSlot key={field.name} {...props} field={field} inputs={inputs} />);
        if (!run[0]?.languages) return slots;
        return (
          <LocalizedFields key={run[0].name} fields={run} values={props.formData} errors={props.errorSchema}>
            {slots}
          </LocalizedFields>
        );
      })}
    </div>
  );
  if (!title) return <div className={styles['section']}>{body}</div>;
  return (
    <fieldset className={styles['section']} {...(help ? { 'aria-describedby': helpId } : {})}>
      <legend>{title}</legend>
      {help && (
        <p className={styles['help']} id={helpId}>
          {help}
        </p>
      )}
      {body}
    </fieldset>
  );
}, isSameSection);

/** A section whose own values and messages stand as they did needs no look at its fields. */
function isSameSection(before: SectionProps, now: SectionProps): boolean {
  const { formData, errorSchema, inputs, ...rest } = now;
  const keys = Object.keys(rest) as (keyof typeof rest)[];
  return (
    keys.every((key) => Object.is(before[key], rest[key])) &&
    now.section.fields.every(
      (field) =>
        Object.is(valueAt(before.formData, field.name), valueAt(formData, field.name)) &&
        Object.is(valueAt(before.errorSchema, field.name), valueAt(errorSchema, field.name)) &&
        (Object.is(before.inputs, inputs) || asksAlike(field, before.inputs, inputs)),
    )
  );
}

const asksAlike = (field: FormFieldPlan, before: Values, now: Values): boolean =>
  !isCalling(field) &&
  currencyOf(field, { params: {}, inputs: before }) === currencyOf(field, { params: {}, inputs: now }) &&
  isIncluded(field, before) === isIncluded(field, now) &&
  isRequired(field, before) === isRequired(field, now);

const isCalling = ({ optionsCall, check }: FormFieldPlan): boolean => optionsCall !== undefined || check !== undefined;

interface FieldSlotProps extends Props {
  readonly field: FormFieldPlan;
  readonly inputs: Values;
}

type Handlers = Pick<PlannedFieldProps, 'onChange' | 'onBlur' | 'onFocus' | 'registry'>;

/** Finds what belongs to the field, so that the field itself is drawn only when that changes. */
function FieldSlot({ field, inputs, ...props }: FieldSlotProps) {
  const { schema, formData, errorSchema, fieldPathId, registry, onChange, onBlur, onFocus } = props;
  const { before, scope } = useFormContext();
  const pathId = usePathId(field.name, fieldPathId, registry);
  const leaf = useMemo(() => leafSchema(schema as SchemaShape, field), [schema, field]);
  const value = valueAt(formData, field.name);
  return (
    <PlannedField
      field={field}
      schema={leaf}
      value={value}
      errors={valueAt(errorSchema, field.name) as ErrorSchema | undefined}
      pathId={pathId}
      isRequired={isRequired(field, inputs)}
      isChanged={(before !== undefined || field.check !== undefined) && !isSame(valueAt(before, field.name), value)}
      currency={currencyOf(field, { ...scope, inputs })}
      inputs={isCalling(field) ? inputs : undefined}
      {...({ onChange, onBlur, onFocus, registry } as unknown as Handlers)}
    />
  );
}

function usePathId(name: string, root: FieldPathId, { globalFormOptions }: Props['registry']): FieldPathId {
  return useMemo(
    () => name.split('.').reduce((parent, key) => toFieldPathId(key, globalFormOptions, parent), root),
    [name, root, globalFormOptions],
  );
}

/** A schema without a type is drawn as text: the field kind knows better what it takes. */
function leafSchema(schema: SchemaShape, field: FormFieldPlan): RJSFSchema {
  const found = field.isNested ? rawAt(schema, field.name) : schemaAt(schema, field.name);
  return { ...(field.isNested ? {} : { type: 'string' }), ...found, title: field.options.label } as RJSFSchema;
}

/** With the choice between its shapes, if it has one. */
const rawAt = (schema: SchemaShape, name: string): SchemaShape | undefined =>
  name.split('.').reduce<SchemaShape | undefined>((found, key) => found?.properties?.[key], schema);
