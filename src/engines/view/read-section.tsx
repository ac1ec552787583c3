/** One section being read: title, edit button, label over value in columns. */
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmpty } from '../../rules/fields/empty.ts';
import { areMet } from '../../rules/fields/shown-when.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons.tsx';
import type { FieldPlan, SectionPlan } from '../field-plan/pages.ts';
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

/** What is not asked for is shown only where it has a value all the same. */
const isShown = ({ name, shownWhen }: FieldPlan, reader: Reader): boolean =>
  areMet(shownWhen, (field) => reader.value(field)) || !isEmpty(reader.value(name));

export function ReadSection({ section, reader, onEdit, locked, editId, actionsRef }: ReadSectionProps) {
  const { t } = useTranslation();
  const title = useSectionTitle(section);
  return (
    <section className={styles['section']} {...(title ? { 'aria-label': title } : {})}>
      {((title && !section.inLine) || onEdit) && (
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
      <dl className={styles[section.inLine ? 'line' : 'grid']}>
        {section.fields
          .filter((field) => isShown(field, reader))
          .map((field) => (
            <FieldShow key={field.name} field={field} reader={reader} isTitled={isTitled(section)} />
          ))}
      </dl>
    </section>
  );
}
