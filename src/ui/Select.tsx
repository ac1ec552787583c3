/** One choice out of many, with search when asked for. */
import { Select as MantineSelect, type SelectProps as MantineSelectProps, type OptionsFilter } from '@mantine/core';
import './list-base.ts';
import { fieldMessage } from './field-message.tsx';
import styles from './list.module.css';
import { listParts } from './list-parts.tsx';

export type { OptionsFilter };
export type RenderOption = NonNullable<MantineSelectProps['renderOption']>;

export interface SelectProps extends MantineSelectProps {
  /** Says what the cross does; needed when the choice may be taken back. */
  readonly clearLabel?: string;
}

export function Select({ error, clearLabel, ...rest }: SelectProps) {
  return (
    <MantineSelect
      size="md"
      classNames={styles}
      allowDeselect={false}
      {...listParts}
      {...(clearLabel === undefined ? {} : takesBack(clearLabel))}
      {...rest}
      {...(rest.readOnly ? { 'data-read-only': true } : {})}
      {...fieldMessage(error)}
    />
  );
}

/** The cross is for the mouse; the keyboard takes a choice back by choosing it once more. */
const takesBack = (label: string) => ({
  clearable: true,
  allowDeselect: true,
  clearButtonProps: { 'aria-label': label },
});
