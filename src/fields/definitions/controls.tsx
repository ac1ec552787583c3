/** The controls of one defined field: the edit faces of the kinds that its parts are of. */
import type { ReactNode } from 'react';
import type { Choice, FieldOptions } from '../../define/fields/field.ts';
import checkbox from '../Checkbox.tsx';
import combobox from '../Combobox.tsx';
import multiCombobox from '../MultiCombobox.tsx';
import number from '../Number.tsx';
import text from '../Text.tsx';

interface Part<V> {
  readonly id: string;
  readonly label: string;
  readonly value: V | null | undefined;
  readonly locale: string;
  readonly options?: Partial<Omit<FieldOptions, 'with'>>;
  readonly error?: string | undefined;
  readonly onChange: (value: V | undefined) => void;
}

interface Chosen<V> extends Part<V> {
  readonly choices: readonly Choice[];
}

/** What faces take beside the value. */
const given = ({ id, label, locale, options, error }: Omit<Part<never>, 'value' | 'onChange'>) => ({
  id,
  locale,
  options: { ...options, label },
  ...(error === undefined ? {} : { error }),
});

export function TextPart({ value, onChange, ...rest }: Part<string>): ReactNode {
  const { Edit } = text;
  return Edit && <Edit {...given(rest)} value={value ?? null} onChange={(next) => onChange(next ?? undefined)} />;
}

export function NumberPart({ value, onChange, ...rest }: Part<number>): ReactNode {
  const { Edit } = number;
  return Edit && <Edit {...given(rest)} value={value ?? null} onChange={(next) => onChange(next ?? undefined)} />;
}

export function TickPart({ value, onChange, ...rest }: Part<boolean>): ReactNode {
  const { Edit } = checkbox;
  return Edit && <Edit {...given(rest)} value={value ?? false} onChange={(next) => onChange(next || undefined)} />;
}

export function ChoicePart({ value, onChange, choices, ...rest }: Chosen<string>): ReactNode {
  const { Edit } = combobox;
  const { options, ...others } = given(rest);
  if (!Edit) return null;
  return (
    <Edit
      {...others}
      options={{ ...options, choices }}
      value={value ?? null}
      onChange={(next) => onChange(next === null ? undefined : String(next))}
    />
  );
}

export function ChoicesPart({ value, onChange, choices, ...rest }: Chosen<readonly string[]>): ReactNode {
  const { Edit } = multiCombobox;
  const { options, ...others } = given(rest);
  if (!Edit) return null;
  return (
    <Edit
      {...others}
      options={{ ...options, choices }}
      value={value ?? null}
      onChange={(next) => onChange(next?.map(String))}
    />
  );
}
