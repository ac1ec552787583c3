/** What a save changed, in the names of the layout: "City: Linz → Wien", "Legal form: AG → GmbH". */
import { type NamedValue, type Sentence, type SentenceValue, sentence, shownValue } from '../calls/sentence.ts';
import type { StoredField } from '../layouts/stored-field.ts';
import type { EnumMemberData } from '../layouts/view-layouts.ts';

type Values = Readonly<Record<string, unknown>>;

/** Where the names of fields and of their values come from. */
export interface ChangeNames {
  readonly accountType: string;
  readonly fields: ReadonlyMap<string, StoredField>;
  /** In English. */
  readonly members: (enumName: string) => readonly EnumMemberData[] | undefined;
}

export const changesInWords = (before: Values, changes: Values, names: ChangeNames): readonly Sentence[] =>
  Object.entries(changes)
    .filter(([name, value]) => JSON.stringify(before[name] ?? null) !== JSON.stringify(value ?? null))
    .map(([name, value]) => {
      const stored = names.fields.get(name);
      const english = stored?.DisplayValue['en'] ?? name;
      const field: NamedValue = { is: 'field', name: english, field: name, of: names.accountType };
      // Who may read the log may not read a guarded field.
      if (stored?.Needs?.Read) return sentence('{field} changed', { field });
      return sentence('{field}: {before} → {after}', {
        field,
        before: named(before[name], stored, names),
        after: named(value, stored, names),
      });
    });

const longest = 500;

function named(value: unknown, field: StoredField | undefined, names: ChangeNames): SentenceValue {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) return value.map((one) => named(one, field, names));
  if (typeof value === 'boolean') return { is: 'text', name: value ? 'Yes' : 'No' };
  const shown = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const of = field?.EnumName;
  const member = of === undefined ? undefined : names.members(of)?.find(({ Value }) => Value === value);
  if (of !== undefined && member) return { is: 'member', name: member.DisplayName, member: shown, of };
  const chosen = field?.Choices?.find(({ Value }) => Value === value);
  if (chosen) return chosen.DisplayValue['en'] || chosen.Value;
  const name = field && shownValue(field.DisplayTemplate, value, 'en');
  if (field && name !== undefined) return { is: 'value', name, kind: field.DisplayTemplate, value };
  return shown.length > longest ? `${shown.slice(0, longest)}…` : shown;
}
