/** One field being edited: the edit face of its kind, with its label. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../client/language/locale.ts';
import { fieldFor } from '../../fields/registry.ts';
import { isKnownKind } from '../../rules/kinds/registry.ts';
import { translatedOptions } from '../field-plan/field-text.ts';
import type { FieldPlan } from '../field-plan/pages.ts';
import styles from './section.module.css';

export interface FieldEditProps {
  readonly id: string;
  readonly field: FieldPlan;
  readonly value: unknown;
  readonly autoFocus?: boolean;
  readonly onChange: (value: unknown) => void;
}

export function FieldEdit({ id, field, value, autoFocus, onChange }: FieldEditProps) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const { Edit, Show } = fieldFor(field.kind);
  const options = useMemo(() => {
    const texts = field.english ? translatedOptions(field.options, t) : field.options;
    const readOnly = texts.readOnly === true || !isKnownKind(field.kind);
    const reason = readOnly ? { readOnly, reason: texts.reason ?? t('Cannot be changed here') } : {};
    return { ...texts, ...reason };
  }, [field, t]);
  if (!Edit) {
    return (
      <dl className={styles['pair']}>
        <dt>{options.label}</dt>
        <dd>
          <Show value={value} options={options} locale={locale} />
        </dd>
      </dl>
    );
  }
  return (
    <Edit
      id={id}
      value={value ?? null}
      options={options}
      locale={locale}
      onChange={onChange}
      {...(autoFocus === undefined ? {} : { autoFocus })}
    />
  );
}
