/** A country by its ISO 3166 code, read in the user's language. */
import type { EditProps, FieldOptions, ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import { choiceLabel } from '../rules/format/choice-label.ts';
import { countryChoices } from '../rules/format/regions.ts';
import country from '../rules/kinds/Country.ts';
import { ChoiceEdit } from './choices/choice-edit.tsx';
import { field } from './field.ts';
import { EmptyValue } from './text/empty-value.tsx';

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

export default field(country, {
  Show,
  Edit,
});
