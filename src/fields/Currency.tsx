/** A currency by its ISO 4217 code; its name stands beside it where there is room. */
import { type EditProps, field, type Parsed, type ShowProps } from '../define/fields/field.ts';
import { choiceLabel } from '../rules/format/choice-label.ts';
import { currencyChoices } from '../rules/format/regions.ts';
import { valueTexts } from '../rules/format/value-text.ts';
import { ChoiceEdit } from './choices/choice-edit.tsx';
import { parseChoice } from './choices/choices.ts';
import { EmptyValue, isEmpty } from './text/empty-value.tsx';

declare module '../define/fields/field.ts' {
  interface FieldKinds {
    Currency: string;
  }
}

function Show({ value, options, locale }: ShowProps<string>) {
  if (isEmpty(value)) return <EmptyValue />;
  return <span title={choiceLabel(value, options.choices ?? currencyChoices(locale))}>{value}</span>;
}

function Edit({ onChange, ...props }: EditProps<string>) {
  return (
    <ChoiceEdit
      {...props}
      choices={currencyChoices(props.locale)}
      onChange={(value) => onChange(value === null ? null : String(value))}
    />
  );
}

export default field('Currency', {
  width: 96,
  Show,
  Edit,
  parse: (text, { choices }, locale) =>
    parseChoice(
      /^\s*[a-z]{3}\s*$/i.test(text) ? text.toUpperCase() : text,
      choices ?? currencyChoices(locale),
    ) as Parsed<string>,
  filter: 'choices',
  export: valueTexts.Currency,
  examples: [
    { name: 'usual', value: 'EUR' },
    { name: 'no decimals', value: 'JPY' },
    { name: 'long name', value: 'BAM' },
    { name: 'empty', value: null, options: { help: 'Cannot be changed after the first order' } },
    { name: 'read only', value: 'PLN', options: { readOnly: true } },
    { name: 'error', value: null, options: { required: true }, error: 'This field is required' },
  ],
});
