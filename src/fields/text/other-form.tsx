/** A value that its kind cannot draw, such as a list of records where a text was expected: how many there are, or what it says. */
import { useTranslation } from 'react-i18next';
import type { EditProps, ShowProps } from '../../define/fields/field.ts';
import { writeAnything } from '../../rules/format/file-text.ts';
import { EmptyValue } from './empty-value.tsx';

export function OtherForm({ value }: Pick<ShowProps<unknown>, 'value'>) {
  const { t } = useTranslation();
  if (!Array.isArray(value)) return <bdi data-literal>{writeAnything(value)}</bdi>;
  return value.length ? t('{count, plural, one {# entry} other {# entries}}', { count: value.length }) : <EmptyValue />;
}

/** It stands in a form and is not changed there. */
export function OtherFormEdit({ id, value, options }: EditProps<unknown>) {
  return (
    <dl id={id}>
      <dt>{options.label}</dt>
      <dd>
        <OtherForm value={value} />
      </dd>
    </dl>
  );
}
