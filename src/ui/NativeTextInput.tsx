/** One line of typing that keeps its own text: a key costs nothing but the key. */
import type { FormEventHandler, HTMLAttributes, Ref } from 'react';
import { controlProps, FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

type Native = Pick<HTMLAttributes<HTMLInputElement>, 'inputMode' | 'onBlur' | 'onFocus' | 'onMouseDown' | 'role'>;

export interface NativeTextInputProps extends Omit<FieldFrameProps, 'children' | 'multiline'>, Native {
  readonly ref?: Ref<HTMLInputElement>;
  /** What stands in it at first; afterwards the text is the input's own. */
  readonly defaultValue?: string;
  /** Instead: a text that only its owner changes. */
  readonly value?: string;
  readonly onInput?: FormEventHandler<HTMLInputElement>;
  readonly onCompositionEnd?: FormEventHandler<HTMLInputElement>;
  readonly placeholder?: string;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
  readonly autoComplete?: string;
  /** Id of the list of values that are suggested. */
  readonly list?: string;
  readonly 'aria-haspopup'?: 'listbox';
  readonly 'aria-expanded'?: boolean;
}

export function NativeTextInput(props: NativeTextInputProps) {
  const { label, description, error, required, rightSection, rightSectionWidth, pointer, below, ...native } = props;
  const frame = { id: props.id, label, description, error, ...(required ? { required } : {}) };
  return (
    <FieldFrame
      {...frame}
      {...(rightSection === undefined ? {} : { rightSection })}
      {...(rightSectionWidth === undefined ? {} : { rightSectionWidth })}
      {...(pointer === undefined ? {} : { pointer })}
      {...(below === undefined ? {} : { below })}
    >
      <input {...native} {...controlProps(frame)} />
    </FieldFrame>
  );
}
