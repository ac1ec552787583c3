/** Several lines of text; lines are kept. */
import { memo } from 'react';
import { type EditProps, field, type ShowProps } from '../define/fields/field.ts';
import { valueTexts } from '../rules/format/value-text.ts';
import { NativeTextArea } from '../ui/NativeTextArea.tsx';
import { useDraft } from './editing/draft.ts';
import { inputProps } from './editing/input-props.tsx';
import { EmptyValue, isEmpty } from './text/empty-value.tsx';
import styles from './text/show.module.css';
import { parseText } from './text/text-parse.ts';

declare module '../define/fields/field.ts' {
  interface FieldKinds {
    MultilineText: string;
  }
}

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

export default field('MultilineText', {
  aliases: ['Textarea'],
  width: 320,
  Show,
  Edit,
  parse: parseText,
  filter: 'text',
  export: valueTexts.MultilineText,
  examples: [
    { name: 'usual', value: 'Deliver to gate 3.\nRing twice, the bell is quiet.' },
    { name: 'long words', value: 'Wasserversorgungszweckverbandsmitgliedschaftsangelegenheiten '.repeat(3).trim() },
    { name: 'other scripts', value: 'Доставить до полудня.\n午前中に配達してください。\nالتسليم قبل الظهر' },
    { name: 'empty', value: null, options: { help: 'Printed on the delivery note', maxLength: 2000 } },
    { name: 'read only', value: 'Written by the vendor.', options: { readOnly: true } },
    { name: 'error', value: 'x', options: { minLength: 10 }, error: 'At least 10 characters' },
  ],
});
