/** Label over control, message and help under it, as flat as they can be: forms hold hundreds of these. */
import { Input } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './FieldFrame.module.css';
import { fieldMessage } from './field-message.tsx';

/** The look of Mantine's inputs without their cost: its own classes on plain elements. */
const made = Input.classes as Readonly<Record<'wrapper' | 'input' | 'section' | 'required', string>> &
  Readonly<Record<'root' | 'label' | 'error' | 'description', string>>;
const looks = {
  root: `${made.root} mantine-InputWrapper-root`,
  label: `${made.label} mantine-InputWrapper-label`,
  required: `${made.required} mantine-InputWrapper-required`,
  wrapper: `${made.wrapper} mantine-Input-wrapper ${styles['line']}`,
  section: `${made.section} mantine-Input-section`,
  error: `${made.error} mantine-InputWrapper-error`,
  help: `${made.description} mantine-InputWrapper-description`,
};
const controlLook = `${made.input} mantine-Input-input`;

export interface FrameTexts {
  readonly id: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly required?: boolean;
}

export interface FieldFrameProps extends FrameTexts {
  /** At the end of the line: a currency, a unit, a lock. */
  readonly rightSection?: ReactNode;
  readonly rightSectionWidth?: number;
  readonly multiline?: boolean;
  /** The whole line is pressed, not typed into. */
  readonly pointer?: boolean;
  /** Under the line, before message and help. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** What a control says of itself; only the ids that are there are named. */
export function controlProps({ id, error, description, required }: FrameTexts) {
  const described = [error ? `${id}-error` : '', description ? `${id}-description` : ''].filter(Boolean).join(' ');
  return {
    id,
    className: controlLook,
    'data-variant': 'default',
    ...(error ? { 'aria-invalid': true, 'data-error': true } : {}),
    ...(described ? { 'aria-describedby': described } : {}),
    ...(required ? { required, 'aria-required': true } : {}),
  } as const;
}

export function FieldFrame({ id, label, required, error, description, children, ...rest }: FieldFrameProps) {
  const { rightSection, rightSectionWidth, multiline, pointer, below } = rest;
  return (
    <div className={looks.root}>
      <label className={looks.label} htmlFor={id} id={`${id}-label`}>
        {label}
        {required && (
          <span className={looks.required} aria-hidden>
            {' *'}
          </span>
        )}
      </label>
      <div
        className={looks.wrapper}
        data-variant="default"
        data-error={error ? true : undefined}
        data-multiline={multiline || undefined}
        data-pointer={pointer || undefined}
        data-with-right-section={rightSection === undefined ? undefined : true}
        {...(rightSectionWidth === undefined ? {} : { style: sectionWidth(rightSectionWidth) })}
      >
        {children}
        {rightSection !== undefined && (
          <div className={looks.section} data-position="right">
            {rightSection}
          </div>
        )}
      </div>
      {below}
      {error && (
        <p className={looks.error} id={`${id}-error`}>
          {fieldMessage(error).error}
        </p>
      )}
      {description && (
        <p className={looks.help} id={`${id}-description`}>
          {description}
        </p>
      )}
    </div>
  );
}

const sectionWidth = (width: number): object => ({ '--input-right-section-width': `${width / 16}rem` });
