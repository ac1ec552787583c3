/** Several choices out of many, each with its own cross. */
import { MultiSelect as MantineMultiSelect, type MultiSelectProps as MantineMultiSelectProps } from '@mantine/core';
import './pills-base.ts';
import { fieldMessage } from './field-message.tsx';
import styles from './list.module.css';
import { listParts } from './list-parts.tsx';

export type MultiSelectProps = MantineMultiSelectProps;

export function MultiSelect({ error, ...rest }: MultiSelectProps) {
  return (
    <MantineMultiSelect
      size="md"
      classNames={styles}
      {...listParts}
      {...rest}
      {...(rest.readOnly ? { 'data-read-only': true } : {})}
      {...fieldMessage(error)}
    />
  );
}
