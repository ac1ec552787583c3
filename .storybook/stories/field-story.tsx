/** Stories of a field kind: each example as it is shown and as it is edited, side by side. */
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../src/client/language/locale.ts';
import type { FieldExample } from '../../src/define/fields/field.ts';
import { humanize } from '../../src/engines/field-plan/humanize.ts';
import type { Field } from '../../src/fields/field.ts';
import styles from './field-story.module.css';

interface Given {
  readonly field: Field;
  readonly example: FieldExample<unknown>;
}

export const storyOf = (field: Field) => ({
  meta: { parameters: { controls: { disable: true }, layout: 'padded' } },
  story(name: string) {
    const example = field.examples.find((each) => each.name === name);
    if (!example)
      throw new Error(
        `${field.kind} has no example "${name}"; it has ${field.examples.map((each) => each.name).join(', ')}`,
      );
    return { render: () => <FieldStory field={field} example={example} /> };
  },
});

function FieldStory({ field, example }: Given) {
  const { t } = useTranslation();
  const id = useId();
  const locale = useFormatLocale();
  const [value, setValue] = useState(example.value);
  const options = { label: humanize(field.kind), ...example.options };
  const { Show, Read, Edit } = field;
  return (
    <div className={styles['faces']}>
      <section>
        <p className={styles['face']}>Shown</p>
        <Show value={value} options={options} locale={locale} />
      </section>
      {Read && (
        <section>
          <p className={styles['face']}>Read</p>
          <Read value={value} options={options} locale={locale} />
        </section>
      )}
      {Edit && (
        <section>
          <p className={styles['face']}>Edited</p>
          <Edit
            id={id}
            value={value}
            options={options}
            locale={locale}
            onChange={setValue}
            {...(example.error === undefined ? {} : { error: t(example.error) })}
          />
        </section>
      )}
      <section>
        <p className={styles['face']}>In a file</p>
        <code>{field.export(value, options, locale) || '–'}</code>
      </section>
    </div>
  );
}
