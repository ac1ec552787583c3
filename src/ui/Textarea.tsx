/** Several lines of text; grows with what is typed. */
import { Textarea as MantineTextarea, type TextareaProps as MantineTextareaProps } from '@mantine/core';
import { fieldMessage } from './field-message.tsx';

export type TextareaProps = MantineTextareaProps;

export function Textarea({ error, ...rest }: TextareaProps) {
  return <MantineTextarea size="md" autosize minRows={3} maxRows={12} {...rest} {...fieldMessage(error)} />;
}
