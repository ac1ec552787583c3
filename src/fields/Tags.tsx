/** Free words on a thing. */
import { memo } from 'react';
import { type EditProps, field, type ShowProps } from '../define/fields/field.ts';
import { valueTexts } from '../rules/format/value-text.ts';
import { TagsInput } from '../ui/TagsInput.tsx';
import { inputProps } from './editing/input-props.tsx';
import { EmptyValue, isEmpty } from './text/empty-value.tsx';
import styles from './text/show.module.css';

declare module '../define/fields/field.ts' {
  interface FieldKinds {
    Tags: readonly string[];
  }
}

const separators = [',', ';'];

function Show({ value }: ShowProps<readonly string[]>) {
  if (isEmpty(value)) return <EmptyValue />;
  return (
    <span className={styles['tags']}>
      {value.map((tag) => (
        <bdi key={tag} className={styles['tag']}>
          {tag}
        </bdi>
      ))}
    </span>
  );
}

const Edit = memo(function Edit(props: EditProps<readonly string[]>) {
  const { value, options, onChange } = props;
  const { placeholder, ...rest } = inputProps(props);
  const tags = value ?? [];
  return (
    <TagsInput
      {...rest}
      {...(placeholder === undefined || tags.length > 0 ? {} : { placeholder })}
      value={[...tags]}
      data={(options.choices ?? []).map((choice) => choice.label)}
      splitChars={separators}
      acceptValueOnBlur
      onChange={(next) => onChange(next.length === 0 ? null : next)}
    />
  );
});

export default field('Tags', {
  width: 200,
  Show,
  Edit,
  parse(text) {
    const tags = [...new Set(text.split(/[,;\n]/).map((tag) => tag.trim()))].filter(Boolean);
    return { value: tags.length === 0 ? null : tags };
  },
  filter: 'tags',
  export: valueTexts.Tags,
  examples: [
    { name: 'usual', value: ['vip', 'Hafen'] },
    { name: 'one long word', value: ['Verkehrsinfrastrukturfinanzierungsgesellschaft'] },
    { name: 'other scripts', value: ['важно', '重要', 'مهم'] },
    { name: 'many', value: Array.from({ length: 14 }, (_, index) => `tag ${index + 1}`) },
    { name: 'empty', value: null, options: { help: 'Close each with Enter or a comma' } },
    { name: 'read only', value: ['imported'], options: { readOnly: true } },
    { name: 'error', value: ['x'], error: 'At least 2 characters' },
  ],
});
