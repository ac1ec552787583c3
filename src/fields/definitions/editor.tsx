/** Defines fields: a line each, opened to be changed, moved by its grip or by keys, beside a preview of what people will meet. */
import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditProps } from '../../define/fields/field.ts';
import { definitionProblems } from '../../rules/fields/defined-field.ts';
import { type DefinedField, mostDefined } from '../../rules/fields/definition.ts';
import { moved } from '../../rules/placed.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Icon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './definitions.module.css';
import { DefinitionLine } from './line.tsx';
import { newDefinition } from './new-definition.ts';
import { DefinitionsPreview } from './preview.tsx';
import { heldWords, labelOf } from './words.ts';

export interface DefinitionsEditorProps extends Pick<EditProps<readonly DefinedField[]>, 'id' | 'options'> {
  readonly fields: readonly DefinedField[];
  /** In which its texts are written. */
  readonly language: string;
  readonly locale: string;
  readonly onChange: (fields: readonly DefinedField[]) => void;
}

let made = 0;
const newKey = (): string => {
  made += 1;
  return `field-${made}`;
};

export function DefinitionsEditor({ id, options, fields, language, locale, onChange }: DefinitionsEditorProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<string>();
  const [dragged, setDragged] = useState<string>();
  const [removing, setRemoving] = useState<number>();
  const [news, setNews] = useState('');
  // Names change while they are typed, so each line has a key of its own that moves with it.
  const keys = useRef<readonly string[]>([]);
  while (keys.current.length < fields.length) keys.current = [...keys.current, newKey()];
  keys.current = keys.current.slice(0, fields.length);
  const keyAt = (index: number) => keys.current[index] ?? '';
  const problems = definitionProblems(fields);
  const nameAt = (index: number) => {
    const field = fields[index];
    return (field && labelOf(field, language)) || t('Field {n}', { n: index + 1 });
  };
  const move = (from: number, to: number) => {
    const next = moved(fields, from, to);
    if (next === fields) return;
    keys.current = moved(keys.current, from, to);
    setNews(t('{name} stands at {n} of {all}', { name: nameAt(from), n: to + 1, all: fields.length }));
    onChange(next);
  };
  const add = () => {
    const next = [...fields, newDefinition];
    keys.current = [...keys.current, newKey()];
    setOpened(keys.current.at(-1));
    onChange(next);
  };
  const remove = (index: number) => {
    setNews(t('{name} removed', { name: nameAt(index) }));
    keys.current = keys.current.filter((_key, at) => at !== index);
    setRemoving(undefined);
    onChange(fields.filter((_field, at) => at !== index));
  };
  const ask = (index: number) => ((fields[index]?.HeldBy ?? 0) > 0 ? setRemoving(index) : remove(index));
  const dragging = (index: number) => ({
    'data-dragged': keyAt(index) === dragged || undefined,
    onDragOver: (event: DragEvent) => {
      const from = keys.current.indexOf(dragged ?? '');
      if (from < 0) return;
      event.preventDefault();
      if (from !== index) move(from, index);
    },
    onDrop: (event: DragEvent) => event.preventDefault(),
    onKeyDown: (event: KeyboardEvent) => {
      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
      if (by === undefined || !event.altKey) return;
      event.preventDefault();
      move(index, index + by);
    },
  });
  const going = removing === undefined ? undefined : fields[removing];
  return (
    <div className={styles['whole']}>
      <div className={styles['panes']}>
        <fieldset className={styles['editor']}>
          <legend>
            <VisuallyHidden>{options.label}</VisuallyHidden>
          </legend>
          {fields.length === 0 && <p className={styles['none']}>{t('Nothing is asked for yet')}</p>}
          <ol className={styles['order']}>
            {fields.map((field, index) => (
              <li key={keyAt(index)} {...dragging(index)}>
                <DefinitionLine
                  id={`${id}-${keyAt(index)}`}
                  index={index}
                  field={field}
                  before={fields.slice(0, index)}
                  all={fields}
                  name={nameAt(index)}
                  language={language}
                  locale={locale}
                  problems={problems.filter((one) => one.index === index)}
                  isOpen={opened === keyAt(index)}
                  onOpen={(open) => setOpened(open ? keyAt(index) : undefined)}
                  onChange={(next) => onChange(fields.map((each, at) => (at === index ? next : each)))}
                  onMove={(by) => move(index, index + by)}
                  onRemove={() => ask(index)}
                  onDrag={(isDragged) => setDragged(isDragged ? keyAt(index) : undefined)}
                />
              </li>
            ))}
          </ol>
          <Button icon={<Icon name="plus" />} onClick={add} disabled={fields.length >= mostDefined}>
            {t('Add field')}
          </Button>
          <VisuallyHidden>
            <span role="status">{news}</span>
          </VisuallyHidden>
        </fieldset>
        <DefinitionsPreview fields={fields} language={language} />
      </div>
      <ConfirmDialog
        opened={going !== undefined}
        title={t('Remove {name}?', { name: removing === undefined ? '' : nameAt(removing) })}
        agreeLabel={t('Remove field')}
        rejectLabel={t('Keep it')}
        danger
        onAnswer={(agreed) => (agreed && removing !== undefined ? remove(removing) : setRemoving(undefined))}
      >
        {going && heldWords(going, t)}
        {'. '}
        {t('The values stay where they are; nobody sees or changes them any more.')}
      </ConfirmDialog>
    </div>
  );
}
