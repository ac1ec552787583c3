/** A box to tick, 16 px with a 24 px target. */
import { Checkbox as MantineCheckbox, type CheckboxProps as MantineCheckboxProps } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import styles from './Checkbox.module.css';
import { fieldMessage } from './field-message.tsx';

export type CheckboxProps = MantineCheckboxProps;

export function Checkbox({ error, ...rest }: CheckboxProps) {
  return <MantineCheckbox size="sm" classNames={styles} {...rest} {...fieldMessage(error)} />;
}
