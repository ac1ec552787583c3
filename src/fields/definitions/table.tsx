/** Defined fields as they are read: a line each, with its kind, when it is asked for and who holds a value. */
import { useTranslation } from 'react-i18next';
import type { DefinedField } from '../../rules/fields/definition.ts';
import { Icon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './definitions.module.css';
import { heldWords, kindTitle, labelOf, stageWords } from './words.ts';

export interface DefinitionsTableProps {
  readonly fields: readonly DefinedField[];
  readonly label: string;
}

export function DefinitionsTable({ fields, label }: DefinitionsTableProps) {
  const { t, i18n } = useTranslation();
  const stages = stageWords(t);
  return (
    <ol className={styles['lines']} aria-label={label}>
      {fields.map((field) => (
        <li key={field.Name}>
          <span className={styles['title']}>
            <bdi>{labelOf(field, i18n.language)}</bdi>
            {field.IsRequired && (
              <>
                <span aria-hidden className={styles['required']}>
                  {'\u00a0*'}
                </span>
                <VisuallyHidden>{t('required')}</VisuallyHidden>
              </>
            )}
            <code>{field.Name}</code>
          </span>
          <span className={styles['facts']}>
            <span>{kindTitle(field.DisplayTemplate, t)}</span>
            <span>{stages[field.Stage]}</span>
            {field.IsReadOnly && (
              <span>
                <Icon name="lock" size={14} /> {t('Read only')}
              </span>
            )}
            {field.When && <span>{t('Depends on {field}', { field: field.When.Field })}</span>}
            {heldWords(field, t) && <span>{heldWords(field, t)}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
