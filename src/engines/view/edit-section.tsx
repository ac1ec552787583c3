/** One section being edited: the same columns, so that labels stay where they were; what could not be saved is said above it (ERR-17). */
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditRecordShape } from '../../define/shapes/block-shapes.ts';
import { operationOf } from '../../define/shapes/element-shapes.ts';
import formErrors from '../../rules/errors/forms.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { ContestedFields } from '../editing/contested-fields.tsx';
import { FormSummary } from '../editing/form-summary.tsx';
import { translatedOptions } from '../field-plan/field-text.ts';
import type { Elsewhere, FormFieldPlan } from '../field-plan/form-field-plan.ts';
import { schemaOfFields } from '../field-plan/form-schema.ts';
import { isEditable } from '../field-plan/known-kinds.ts';
import { withOrder } from '../field-plan/with-order.ts';
import type { FormSectionPlan } from '../form/plan.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { loadReading, useLoaded } from '../form/validation/load-check.ts';
import { FieldShow, isWide } from './field-show.tsx';
import { useSectionTitle } from './read-section.tsx';
import type { Reader } from './record-values.ts';
import styles from './section.module.css';
import type { Editing, Editor } from './use-section-editing.ts';

export interface EditSectionProps {
  readonly edit: EditRecordShape;
  readonly editor: Editor;
  readonly editing: Editing;
  readonly reader: Reader;
  /** Another page is looked at. */
  readonly hidden: boolean;
  readonly onFocus: (name: string) => void;
}

const firstControl = 'input:not([readonly], [hidden]), [role="combobox"], textarea:not([readonly])';

export function EditSection({ edit, editor, editing, reader, hidden, onFocus }: EditSectionProps) {
  const { t } = useTranslation();
  const { section, before, restored, contested, beside, turn } = editing;
  const title = useSectionTitle(section);
  const place = useRef<HTMLElement>(null);
  const { value: reading } = useLoaded(loadReading);
  const sections = useMemo(
    () => [
      formSection(section, edit, (input) => {
        const other = beside.get(input);
        if (!other) return undefined;
        const { field, value } = other;
        return { label: (field.english ? translatedOptions(field.options, t) : field.options).label, value };
      }),
    ],
    [section, edit, beside, t],
  );
  const schema = useMemo(() => schemaOfFields(section.fields), [section]);
  const check = useMemo(() => reading?.(schema), [reading, schema]);
  useEffect(() => {
    if (check) place.current?.querySelector<HTMLElement>(firstControl)?.focus();
  }, [check]);
  return (
    <section ref={place} className={styles['section']} data-editing hidden={hidden} aria-label={title}>
      <header className={styles['head']}>
        <h2>{title}</h2>
        <StatusBadge tone="running" icon={false}>
          {t('Editing')}
        </StatusBadge>
      </header>
      <FormSummary
        faults={editor.status.faults}
        failure={editor.failure}
        failed={t(formErrors['ERR-17'])}
        onFocus={onFocus}
      />
      {contested.length > 0 && (
        <ContestedFields
          fields={section.fields
            .filter(({ name }) => contested.includes(name))
            .map((field) => ({
              name: field.name,
              label: (field.english ? translatedOptions(field.options, t) : field.options).label,
              shown: <FieldShow field={field} reader={reader} />,
            }))}
          onTakeOver={editor.takeOver}
        />
      )}
      {check && (
        <SchemaForm
          key={turn}
          ref={editor.form}
          schema={schema}
          check={check}
          sections={sections}
          values={before}
          restored={restored}
          marks
          onStatus={editor.follow}
          onSubmit={editor.save}
        />
      )}
    </section>
  );
}

/** What stands above it names it already. */
const formSection = (
  { id, english, fields }: Editing['section'],
  edit: EditRecordShape,
  elsewhere: (input: string) => Elsewhere | undefined,
): FormSectionPlan => ({
  id,
  title: '',
  english,
  columns: 3,
  fields: withOrder<FormFieldPlan>(
    fields,
    operationOf(edit.source).order,
    (name) => edit.fields?.[name],
    elsewhere,
  ).map((field) => ({
    ...field,
    ...(isWide(field) ? { width: 2 as const } : {}),
    ...(isEditable(field.kind) ? {} : { options: { ...field.options, readOnly: true } }),
  })),
});
