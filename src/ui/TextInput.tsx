/** One line of text with its label, help and message. */
import { TextInput as MantineTextInput, type TextInputProps as MantineTextInputProps } from '@mantine/core';
import { fieldMessage } from './field-message.tsx';

/** Mantine's own props; sizes xs, sm, md (default), lg are 28, 32, 36, 40 px. */
export type TextInputProps = MantineTextInputProps;

export function TextInput({ error, ...rest }: TextInputProps) {
  return <MantineTextInput size="md" {...rest} {...fieldMessage(error)} />;
}
