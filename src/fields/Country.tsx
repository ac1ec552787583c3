/** A country by its ISO 3166 code, read in the user's language. */
import { type EditProps, type FieldOptions, field, type Parsed, type ShowProps } from '../define/fields/field.ts';
import { choiceLabel } from '../rules/format/choice-label.ts';
import { countryChoices } from '../rules/format/regions.ts';
import { valueTexts } from '../rules/format/value-text.ts';
import { ChoiceEdit } from './choices/choice-edit.tsx';
import { parseChoice } from './choices/choices.ts';
import { EmptyValue, isEmpty } from './text/empty-value.tsx';

declare module '../define/fields/field.ts' {
  interface FieldKinds {
    Country: string;
  }
}

const name = (value: string, { choices }: FieldOptions, locale: string) =>
  choiceLabel(value.toUpperCase(), choices ?? countryChoices(locale));

function Show({ value, options, locale }: ShowProps<string>) {
  return isEmpty(value) ? <EmptyValue /> : <bdi>{name(value, options, locale)}</bdi>;
}

function Edit({ onChange, ...props }: EditProps<string>) {
  return (
    <ChoiceEdit
      {...props}
      choices={countryChoices(props.locale)}
      onChange={(value) => onChange(value === null ? null : String(value))}
    />
  );
}

export default field('Country', {
  width: 144,
  Show,
  Edit,
  parse: (text, { choices }, locale) =>
    parseChoice(
      /^\s*[a-z]{2}\s*$/i.test(text) ? text.toUpperCase() : text,
      choices ?? countryChoices(locale),
    ) as Parsed<string>,
  filter: 'choices',
  export: valueTexts.Country,
  examples: [
    { name: 'usual', value: 'AT' },
    { name: 'long name', value: 'GS' },
    { name: 'accents', value: 'CI' },
    { name: 'code not known', value: 'XX' },
    { name: 'empty', value: null, options: { placeholder: 'Choose a country' } },
    {
      name: 'read only',
      value: 'DE',
      options: { readOnly: true, reason: 'A change of country needs a new tax number' },
    },
    { name: 'error', value: null, options: { required: true }, error: 'This field is required' },
  ],
});
