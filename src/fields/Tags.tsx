/** Free words on a thing. */
import { memo } from 'react';
import type { EditProps, ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import tags from '../rules/kinds/Tags.ts';
import { TagsInput } from '../ui/TagsInput.tsx';
import { inputProps } from './editing/input-props.tsx';
import { field } from './field.ts';
import { EmptyValue } from './text/empty-value.tsx';
import styles from './text/show.module.css';

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

export default field(tags, {
  Show,
  Edit,
});
