/** A password that can be revealed while typing. */
import {
  InputWrapperContext,
  PasswordInput as MantinePasswordInput,
  type PasswordInputProps as MantinePasswordInputProps,
} from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { type ReactNode, use } from 'react';
import { fieldMessage } from './field-message.tsx';
import styles from './PasswordInput.module.css';

export interface PasswordInputProps extends MantinePasswordInputProps {
  /** Says what the eye does: "Show password". */
  readonly revealLabel: string;
}

export function PasswordInput({ error, revealLabel, 'aria-describedby': describedBy, ...rest }: PasswordInputProps) {
  return (
    <MantinePasswordInput
      size="md"
      classNames={styles}
      visibilityToggleIcon={RevealIcon}
      {...rest}
      {...(describedBy && { inputContainer: (box) => <Described by={describedBy}>{box}</Described> })}
      // Mantine tells it of every other input by itself.
      {...(error ? { 'aria-invalid': true } : {})}
      visibilityToggleButtonProps={{ 'aria-label': revealLabel, tabIndex: 0 }}
      {...fieldMessage(error)}
    />
  );
}

/** Mantine's password box names its own message and help alone, whatever else it is told to name. */
function Described({ by, children }: { readonly by: string; readonly children: ReactNode }) {
  const wrapper = use(InputWrapperContext);
  const describedBy = [wrapper.describedBy, by].filter(Boolean).join(' ');
  return <InputWrapperContext value={{ ...wrapper, describedBy }}>{children}</InputWrapperContext>;
}

function RevealIcon({ reveal }: { reveal: boolean }) {
  return reveal ? <IconEyeOff size={16} stroke={1.75} /> : <IconEye size={16} stroke={1.75} />;
}
