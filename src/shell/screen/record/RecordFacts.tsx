/** The line of facts under a record's name; facts without a value are left out. */
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../../client/language/locale.ts';
import { useCapabilities } from '../../../client/session/session.ts';
import type { RecordHeaderShape } from '../../../define/shapes/block-shapes.ts';
import { type ColumnShape, fieldOf } from '../../../define/shapes/element-shapes.ts';
import { dataSchema } from '../../../engines/binding/schema.ts';
import { translatedOptions } from '../../../engines/field-plan/field-text.ts';
import { columnsOf } from '../../../engines/table/columns/column-plan.ts';
import { fieldFor } from '../../../fields/registry.ts';
import { valueAt } from '../../../rules/path.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './RecordHeader.module.css';
import { textAt } from './text-at.ts';

export interface RecordFactsProps {
  readonly head: RecordHeaderShape;
  readonly record: unknown;
}

export function RecordFacts({ head, record }: RecordFactsProps) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const held = useCapabilities();
  const facts = head.facts ?? [];
  const plans = columnsOf(facts, dataSchema(head.source), held);
  if (plans.length === 0) return null;
  return (
    <ul className={styles['facts']}>
      {plans.map(({ field, title, kind, choices, currency: of, with: told }) => {
        const text = textAt(record, field);
        if (text === undefined) return null;
        const { Show, copy } = fieldFor(kind);
        const label = t(title);
        const currency = of === undefined ? undefined : textAt(record, of);
        const titled = isTitled(facts, field);
        const options = {
          ...translatedOptions({ label: title, ...(choices && { choices }) }, t),
          ...(currency === undefined ? {} : { currency }),
          ...(told ? { with: told } : {}),
          ...(titled ? { inLine: true } : {}),
        };
        return (
          <li key={field}>
            {titled ? <span className={styles['label']}>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
            <Show value={valueAt(record, field)} options={options} locale={locale} />
            {copy && <CopyButton value={text} label={t('Copy {field}', { field: label })} copiedLabel={t('Copied')} />}
          </li>
        );
      })}
    </ul>
  );
}

/** A fact that was given a title shows it; a country or a currency speaks for itself. */
const isTitled = (facts: readonly ColumnShape[], field: string): boolean =>
  facts.some((fact) => fieldOf(fact).field === field && fieldOf(fact).title !== undefined);
