/** Several lines of typing that keep their own text and grow with it. */
import type { FormEventHandler, Ref, TextareaHTMLAttributes } from 'react';
import { controlProps, FieldFrame, type FrameTexts } from './FieldFrame.tsx';
import styles from './NativeTextArea.module.css';

type Native = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'placeholder' | 'readOnly' | 'onBlur' | 'autoFocus' | 'rows'
>;

export interface NativeTextAreaProps extends FrameTexts, Native {
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly defaultValue: string;
  readonly onInput: FormEventHandler<HTMLTextAreaElement>;
  readonly onCompositionEnd?: FormEventHandler<HTMLTextAreaElement>;
}

export function NativeTextArea({ label, description, error, required, ...native }: NativeTextAreaProps) {
  const frame = { id: native.id, label, description, error, ...(required ? { required } : {}) };
  const props = controlProps(frame);
  return (
    <FieldFrame {...frame} multiline>
      <textarea rows={3} {...native} {...props} className={`${props.className} ${styles['lines']}`} />
    </FieldFrame>
  );
}
