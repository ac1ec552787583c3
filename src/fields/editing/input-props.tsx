/** What every edit face hands to its control: label, help, message, and why it cannot be changed. */
import type { ReactNode } from 'react';
import type { EditProps } from '../../define/fields/field.ts';
import { Icon } from '../../ui/icons.tsx';

export interface InputProps {
  id: string;
  label: string;
  description?: ReactNode;
  error?: string;
  required?: boolean;
  'aria-required'?: boolean;
  readOnly?: boolean;
  placeholder?: string;
  autoFocus?: boolean;
  onBlur?: () => void;
  rightSection?: ReactNode;
}

type Given = Pick<EditProps<never>, 'id' | 'options' | 'onBlur' | 'error' | 'autoFocus'>;

export function inputProps({ id, options, onBlur, error, autoFocus }: Given): InputProps {
  const { label, placeholder, required = false, readOnly = false } = options;
  const help = readOnly ? (options.reason ?? options.help) : options.help;
  return {
    id,
    label,
    ...(help === undefined ? {} : { description: help }),
    ...(error === undefined ? {} : { error }),
    // A field nobody can fill asks for nothing.
    ...(required && !readOnly ? { required, 'aria-required': true } : {}),
    ...(readOnly ? { readOnly, rightSection: <Icon name="lock" size={14} /> } : {}),
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(autoFocus === undefined ? {} : { autoFocus }),
    ...(onBlur === undefined ? {} : { onBlur }),
  };
}
