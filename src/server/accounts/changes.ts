/** What a save changed, in the words of the layout: "City: Linz → Wien; Legal form: AG → GmbH". */
import type { EnumMemberData, StoredField } from '../layouts/view-layouts.ts';

type Values = Readonly<Record<string, unknown>>;

export function changesInWords(
  before: Values,
  changes: Values,
  fields: ReadonlyMap<string, StoredField>,
  members: (enumName: string) => readonly EnumMemberData[] | undefined,
): string {
  return Object.entries(changes)
    .filter(([name, value]) => JSON.stringify(before[name] ?? null) !== JSON.stringify(value ?? null))
    .map(([name, value]) => {
      const field = fields.get(name);
      const label = field?.DisplayValue['en'] ?? name;
      // Who may read the log may not read a guarded field.
      if (field?.Needs?.Read) return `${label} changed`;
      const named = (one: unknown): string =>
        words(one, field?.EnumName === undefined ? undefined : members(field.EnumName));
      return `${label}: ${named(before[name])} → ${named(value)}`;
    })
    .join('; ')
    .slice(0, 2000);
}

const words = (value: unknown, members: readonly EnumMemberData[] | undefined): string => {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) return value.map((one) => words(one, members)).join(', ');
  return members?.find(({ Value }) => Value === value)?.DisplayName ?? String(value);
};
