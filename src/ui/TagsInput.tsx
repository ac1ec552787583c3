/** Free words, each closed by Enter or a comma. */
import { TagsInput as MantineTagsInput, type TagsInputProps as MantineTagsInputProps } from '@mantine/core';
import './pills-base.ts';
import { fieldMessage } from './field-message.tsx';
import styles from './list.module.css';

export type TagsInputProps = MantineTagsInputProps;

export function TagsInput({ error, ...rest }: TagsInputProps) {
  return (
    <MantineTagsInput
      size="md"
      classNames={styles}
      {...rest}
      {...(rest.readOnly ? { 'data-read-only': true } : {})}
      {...fieldMessage(error)}
    />
  );
}
