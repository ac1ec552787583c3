/** Several lines of text; lines are kept. */
import { memo } from 'react';
import type { EditProps, ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import multilineText from '../rules/kinds/MultilineText.ts';
import { NativeTextArea } from '../ui/NativeTextArea.tsx';
import { useDraft } from './editing/draft.ts';
import { inputProps } from './editing/input-props.tsx';
import { field } from './field.ts';
import { EmptyValue } from './text/empty-value.tsx';
import styles from './text/show.module.css';

function Show({ value }: ShowProps<string>) {
  if (isEmpty(value)) return <EmptyValue />;
  return (
    <span className={styles['lines']} dir="auto">
      {value}
    </span>
  );
}

const Edit = memo(function Edit(props: EditProps<string>) {
  const { value, onChange, onBlur } = props;
  const { rightSection, ...rest } = inputProps(props);
  const text = value ?? '';
  const draft = useDraft({
    id: props.id,
    text,
    value,
    matches: (typed) => typed === text,
    commit: (typed) => onChange(typed === '' ? null : typed),
  });
  return (
    <NativeTextArea
      {...rest}
      ref={draft.attach}
      defaultValue={text}
      onInput={draft.typed}
      onCompositionEnd={draft.typed}
      onBlur={() => {
        draft.flush();
        onBlur?.();
      }}
    />
  );
});

export default field(multilineText, {
  Show,
  Edit,
});
