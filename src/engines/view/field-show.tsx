/** One value being read: label over value, with copy where its kind says so. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../client/language/locale.ts';
import { fieldFor } from '../../fields/registry.ts';
import { isEmpty } from '../../rules/fields/empty.ts';
import { kindFor } from '../../rules/kinds/registry.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { translatedOptions } from '../field-plan/field-text.ts';
import type { FieldPlan } from '../field-plan/pages.ts';
import { type Reader, shownText } from './record-values.ts';
import styles from './section.module.css';

export interface FieldShowProps {
  readonly field: FieldPlan;
  readonly reader: Pick<Reader, 'value' | 'display'>;
  /** What stands above it says what it is. */
  readonly isTitled?: boolean;
}

export function FieldShow({ field, reader, isTitled = false }: FieldShowProps) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const { Show, Read = Show, copy, export: asText } = fieldFor(field.kind);
  const value = reader.value(field.name);
  const text = shownText(field, reader);
  const currency = field.currencyField === undefined ? undefined : reader.value(field.currencyField);
  const ends = field.endsField === undefined ? undefined : reader.value(field.endsField);
  const options = useMemo(() => {
    const texts = field.english ? translatedOptions(field.options, t) : field.options;
    return {
      ...texts,
      ...(typeof currency === 'string' && { currency }),
      ...(typeof ends === 'string' && ends !== '' && { ends }),
    };
  }, [field, t, currency, ends]);
  return (
    <div
      className={styles['pair']}
      data-wide={isWide(field) || undefined}
      data-long-word={holdsLongWord(text ?? value) || undefined}
    >
      <dt data-titled={isTitled || undefined}>
        {isTitled ? <VisuallyHidden>{options.label}</VisuallyHidden> : options.label}
      </dt>
      <dd>
        {text === undefined ? <Read value={value} options={options} locale={locale} /> : <bdi>{text}</bdi>}
        {copy && !isEmpty(value) && (
          <CopyButton
            value={asText(value, options, locale)}
            label={t('Copy {field}', { field: options.label })}
            copiedLabel={t('Copied')}
          />
        )}
      </dd>
    </div>
  );
}

/** More than half of a pane holds without breaking it, as names of companies have them; a tag has less room than a text. */
const longWord = /\S{23}/;
const longTag = /\S{12}/;
const holdsLongWord = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some((each) => typeof each === 'string' && longTag.test(each))
    : typeof value === 'string' && longWord.test(value);

/** Several lines want two columns, when reading and when editing, so that labels stay where they are. */
export const isWide = (field: FieldPlan): boolean => kindFor(field.kind).wide === true;
