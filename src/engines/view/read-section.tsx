/** One section being read: title, edit button, label over value in columns. */
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons.tsx';
import type { SectionPlan } from '../field-plan/pages.ts';
import { FieldShow } from './field-show.tsx';
import type { Reader } from './record-values.ts';
import styles from './section.module.css';

export interface ReadSectionProps {
  readonly section: SectionPlan;
  readonly reader: Reader;
  readonly onEdit?: () => void;
  /** Why it is not edited all the same. */
  readonly locked?: string | undefined;
  /** Of the edit button, which gets the focus back. */
  readonly editId?: string;
  /** Beside the title: a place for buttons that are about the whole view. */
  readonly actionsRef?: Ref<HTMLDivElement>;
}

export const useSectionTitle = (section: SectionPlan): string => {
  const { t } = useTranslation();
  return section.english && section.title ? t(section.title) : section.title;
};

/** A single field that is called as its section is named by the title over it. */
const isTitled = ({ title, fields }: SectionPlan): boolean => fields.length === 1 && fields[0]?.options.label === title;

export function ReadSection({ section, reader, onEdit, locked, editId, actionsRef }: ReadSectionProps) {
  const { t } = useTranslation();
  const title = useSectionTitle(section);
  return (
    <section className={styles['section']} {...(title ? { 'aria-label': title } : {})}>
      {(title || onEdit) && (
        <header className={styles['head']} data-actions={actionsRef !== undefined || undefined}>
          <h2>{title}</h2>
          {actionsRef && <div ref={actionsRef} className={styles['actions']} />}
          {onEdit && (
            <Button
              variant="quiet"
              size="xs"
              icon={<Icon name="pencil" size={14} />}
              aria-label={t('Edit {section}', { section: title })}
              id={editId}
              why={locked}
              onClick={onEdit}
            >
              {t('Edit')}
            </Button>
          )}
        </header>
      )}
      <dl className={styles['grid']}>
        {section.fields.map((field) => (
          <FieldShow key={field.name} field={field} reader={reader} isTitled={isTitled(section)} />
        ))}
      </dl>
    </section>
  );
}
