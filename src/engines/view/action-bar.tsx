/** The bar under a section that is edited: what is wrong on the left, discard and save on the right. */
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useSectionTitle } from './section.tsx';
import type { Editing, Editor } from './use-editing.ts';
import styles from './view.module.css';

export interface ActionBarProps {
  readonly editor: Editor;
  readonly editing: Editing;
  readonly onSave: () => void;
  readonly onFocus: (name: string) => void;
}

export function ActionBar({ editor, editing, onSave, onFocus }: ActionBarProps) {
  const { t, i18n } = useTranslation();
  const title = useSectionTitle(editing.section);
  return (
    <div className={styles['bar']} data-action-bar>
      <div className={styles['fault']} role="status">
        <Fault editor={editor} editing={editing} onFocus={onFocus} />
      </div>
      <div className={styles['buttons']}>
        <Button onClick={editor.discard} disabled={editor.busy}>
          {t('Discard')}
        </Button>
        <Button look="primary" busy={editor.busy} onClick={onSave}>
          {title ? t('Save {section}', { section: inSentence(title, i18n.language) }) : t('Save changes')}
        </Button>
      </div>
    </div>
  );
}

/** 'Address and tax' inside a sentence; names in capitals stay as they are, and so do nouns where the language writes them large. */
const inSentence = (title: string, language: string): string =>
  language !== 'de' && /^\p{Lu}\p{Ll}+( [\p{Ll}\d]+)*$/u.test(title) ? lowerFirst(title) : title;
const lowerFirst = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);

function Fault({ editor, editing, onFocus }: Omit<ActionBarProps, 'onSave'>) {
  const { t } = useTranslation();
  const wrong = editing.section.fields.filter((field) => editing.problems[field.name]);
  const [first] = wrong;
  if (!first) return <span>{editor.dirty ? t('Not saved yet') : ''}</span>;
  return (
    <>
      <Icon name="alert-circle" />
      <span>
        <button type="button" onClick={() => onFocus(first.name)}>
          {first.english ? t(first.options.label) : first.options.label}
        </button>{' '}
        {wrong.length === 1
          ? t('needs a change before saving')
          : t('and {count, plural, one {one more field needs} other {# more fields need}} a change before saving', {
              count: wrong.length - 1,
            })}
      </span>
    </>
  );
}
