/** What the product itself would refuse in the values of an account: unknown fields, missing ones, wrong values. */
import { fieldProblem } from '../../../../rules/fields/field-value.ts';
import { enumerations, layouts } from '../../../layouts/reference/catalogue.ts';
import type { StoredField } from '../../../layouts/stored-field.ts';
import type { DemoAccount } from '../accounts/account.ts';

type Valued = Pick<DemoAccount, 'type' | 'productName' | 'name' | 'values'>;

const members = new Map(enumerations.map(({ name, members }) => [name, members.map(({ value }) => value)]));
const known = new Map<string, ReadonlyMap<string, StoredField>>();

export function problemsOf({ type, productName, name, values }: Valued): string[] {
  const fields = fieldsOf(type, productName);
  const missing = [...fields.values()].filter(({ Name, IsRequired }) => IsRequired && !(Name in values));
  const refused = Object.entries(values).filter(([field, value]) => !isRight(fields.get(field), value, values));
  return [...missing.map(({ Name }) => `${name} lacks ${Name}`), ...refused.map((one) => `${name}: ${one.join(' ')}`)];
}

function isRight(field: StoredField | undefined, value: unknown, beside: Valued['values']): boolean {
  if (!field) return false;
  const allowed = field.EnumName === undefined ? undefined : members.get(field.EnumName);
  return fieldProblem(field, value, { allowed, beside }) === undefined;
}

function fieldsOf(type: string, productName: string | null): ReadonlyMap<string, StoredField> {
  const key = `${type} ${productName ?? ''}`;
  const fields =
    known.get(key) ??
    new Map(
      layouts
        .filter(({ account_type, product_name }) => account_type === type && ['', productName].includes(product_name))
        .flatMap(({ pages }) => pages.flatMap(({ Containers }) => Containers.flatMap(({ Fields }) => Fields)))
        .map((field) => [field.Name, field]),
    );
  known.set(key, fields);
  return fields;
}
