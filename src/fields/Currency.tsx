/** A currency by its ISO 4217 code; its name stands beside it where there is room. */
import type { EditProps, ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import { choiceLabel } from '../rules/format/choice-label.ts';
import { currencyChoices } from '../rules/format/regions.ts';
import currency from '../rules/kinds/Currency.ts';
import { ChoiceEdit } from './choices/choice-edit.tsx';
import { field } from './field.ts';
import { EmptyValue } from './text/empty-value.tsx';

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

export default field(currency, {
  Show,
  Edit,
});
