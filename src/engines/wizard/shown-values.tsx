/** Values that were entered, label over value, by the faces that every record is read with. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../client/language/locale.ts';
import { fieldFor } from '../../fields/registry.ts';
import { valueAt } from '../../rules/path.ts';
import type { BindingValues } from '../binding/resolve.ts';
import type { Values } from '../binding/schema.ts';
import { translatedOptions } from '../field-plan/field-text.ts';
import { useOptions } from '../form/fields/use-options.ts';
import { FieldShow } from '../view/field-show.tsx';
import { isList, type ShownField } from './shown-fields.ts';
import styles from './wizard.module.css';

export interface ShownValuesProps {
  readonly fields: readonly ShownField[];
  readonly values: Values;
  readonly scope: BindingValues;
}

export const ShownValues = ({ fields, ...given }: ShownValuesProps) => (
  <dl className={styles['values']}>
    {fields.map((field) => (
      <OneValue key={field.name} field={field} {...given} />
    ))}
  </dl>
);

interface OneValueProps extends Omit<ShownValuesProps, 'fields'> {
  readonly field: ShownField;
}

function OneValue({ field, values, scope }: OneValueProps) {
  const value = valueAt(values, field.name);
  if (isList(field, value)) return <ManyValues field={field} value={value} />;
  if (field.optionsCall) return <NamedValue field={field} values={values} scope={scope} call={field.optionsCall} />;
  return <FieldShow field={field} reader={{ value: (name) => valueAt(values, name), display: () => undefined }} />;
}

/** A call knows how what was chosen is called. */
function NamedValue({ field, values, scope, call }: OneValueProps & { call: NonNullable<ShownField['optionsCall']> }) {
  const value = valueAt(values, field.name);
  const inputs = valueAt(values, field.name.slice(0, field.name.indexOf('.')));
  const { choices = [] } = useOptions(call, { ...scope, steps: values, inputs }, value);
  const label = (each: unknown) => choices.find((choice) => choice.value === each)?.label;
  const all = Array.isArray(value) ? value.map((each) => label(each) ?? String(each)).join(', ') : label(value);
  return <FieldShow field={field} reader={{ value: (name) => valueAt(values, name), display: () => all }} />;
}

/** More than anybody reads at once. */
const most = 8;

function ManyValues({ field, value }: { readonly field: ShownField; readonly value: readonly unknown[] }) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const { Show } = fieldFor(field.kind);
  const options = useMemo(() => (field.english ? translatedOptions(field.options, t) : field.options), [field, t]);
  const rest = value.length - most;
  return (
    <div>
      <dt>{options.label}</dt>
      {value.slice(0, rest === 1 ? most + 1 : most).map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: values may stand twice
        <dd key={index}>
          <Show value={each} options={options} locale={locale} />
        </dd>
      ))}
      {rest > 1 && <dd>{t('and {count} more', { count: rest })}</dd>}
    </div>
  );
}
