/** What a field may have held before it was changed to what it holds now. */

import { enumerations } from '../../../layouts/reference/catalogue.ts';
import type { StoredField } from '../../../layouts/stored-field.ts';
import type { DemoAccount } from '../accounts/account.ts';
import { phoneIn } from '../country.ts';
import type { Random } from '../random.ts';

/** Undefined: it was empty. */
export function formerValue(
  chance: Random,
  { country, values }: DemoAccount,
  field: StoredField,
  value: unknown,
): unknown {
  const other = <T>(list: readonly T[]): T | undefined => {
    const others = list.filter((one) => one !== value);
    return others.length > 0 ? chance.pick(others) : undefined;
  };
  if (field.EnumName)
    return other(enumerations.find(({ name }) => name === field.EnumName)?.members.map((one) => one.value) ?? []);
  if (typeof value === 'number') return Math.max(1, Math.round(value * chance.pick([0.5, 0.75, 0.8, 1.25])));
  if (String(value).startsWith(country.dial)) return chance.chance(0.3) ? undefined : phoneIn(country, chance);
  if (String(value).includes('@')) return String(value).replace(/^[^@]+/, chance.pick(['office', 'invoices', 'post']));
  if (field.Name === 'City') return other(country.places.map(({ city }) => city));
  if (field.Name === 'JobTitle') {
    return other(
      Object.values(country.culture.titles).map(({ man, woman }) => (values['Salutation'] === 'Ms' ? woman : man)),
    );
  }
  return undefined;
}
