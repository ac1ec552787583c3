/** One section being edited: the same columns, so that labels stay where they were. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/Alert.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { FieldEdit } from './field-edit.tsx';
import { isWide } from './field-show.tsx';
import styles from './section.module.css';
import { useSectionTitle } from './section.tsx';
import type { Editing, Editor } from './use-editing.ts';

export interface EditSectionProps {
  readonly id: string;
  readonly editor: Editor;
  readonly editing: Editing;
  /** Another page is looked at. */
  readonly hidden: boolean;
  readonly onSave: () => void;
  readonly onFocus: (name: string) => void;
}

export function EditSection({ id, editor, editing, hidden, onSave, onFocus }: EditSectionProps) {
  const { t } = useTranslation();
  const { section, values, problems, failure } = editing;
  const title = useSectionTitle(section);
  const wrong = section.fields.filter((field) => problems[field.name]);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:not([readonly]), textarea:not([readonly])')?.focus();
  }, []);
  return (
    <form
      ref={form}
      className={styles['section']}
      data-editing
      hidden={hidden}
      aria-label={title}
      noValidate
      // After the controls have said whether what stands in them is a value.
      onInput={() => setTimeout(() => editor.typing(isHalfTyped(form.current)))}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <header className={styles['head']}>
        <h2>{title}</h2>
        <StatusBadge tone="running" icon={false}>
          {t('Editing')}
        </StatusBadge>
      </header>
      {wrong.length > 2 && (
        <div className={styles['summary']}>
          <Alert look="error" title={t('{count} fields need a change before saving', { count: wrong.length })}>
            {wrong.map((field) => (
              <button key={field.name} type="button" onClick={() => onFocus(field.name)}>
                {field.english ? t(field.options.label) : field.options.label}
              </button>
            ))}
          </Alert>
        </div>
      )}
      {failure !== undefined && (
        <div className={styles['summary']}>
          <Alert look="error" title={failure}>
            {t('What you typed is kept.')}
          </Alert>
        </div>
      )}
      <div className={styles['grid']}>
        {section.fields.map((field) => (
          <div key={field.name} className={styles['field']} data-wide={isWide(field) || undefined}>
            {editor.isChanged(field) && (
              <span className={styles['changed']}>
                <VisuallyHidden>{t('Changed')}</VisuallyHidden>
              </span>
            )}
            <FieldEdit
              id={`${id}-${field.name}`}
              field={field}
              value={values[field.name]}
              problem={problems[field.name]}
              currency={field.currencyField === undefined ? undefined : String(values[field.currencyField] ?? '')}
              onChange={(value) => editor.change(field, value)}
              onBlur={() => editor.leave(field)}
            />
          </div>
        ))}
      </div>
      <button type="submit" hidden tabIndex={-1} />
    </form>
  );
}

const isHalfTyped = (form: HTMLFormElement | null): boolean =>
  [...(form?.elements ?? [])].some((control) => control instanceof HTMLInputElement && control.validity.customError);
