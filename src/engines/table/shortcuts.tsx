/** The keys of a list, as far as this list knows them; `?` opens the dialog. */
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../ui/Kbd.tsx';
import { Modal } from '../../ui/Modal.tsx';
import type { Translate } from '../field-text.ts';
import type { TablePlan } from './plan.ts';
import styles from './shortcuts.module.css';
import { isTyping } from './typing.ts';

interface Shortcut {
  readonly keys: readonly string[];
  readonly text: string;
}

export function shortcutsOf({ find, tree, edit, block }: TablePlan, t: Translate): readonly Shortcut[] {
  const given: readonly (Shortcut | false)[] = [
    find !== 'none' && { keys: ['/'], text: t('Find in the list') },
    { keys: ['↑', '↓'], text: t('Previous and next row') },
    { keys: ['Home', 'End'], text: t('First and last row') },
    { keys: ['PgUp', 'PgDn'], text: t('A page of rows up and down') },
    block.open !== undefined && { keys: ['Enter'], text: t('Open the row') },
    tree && { keys: ['→', '←'], text: t('Expand and collapse the row') },
    edit !== undefined && { keys: ['F2'], text: t('Edit the cell') },
    edit !== undefined && { keys: ['Ctrl', 'D'], text: t('Fill the selected cells from the topmost') },
    edit !== undefined && { keys: ['Ctrl', 'Enter'], text: t('Take what is typed for all selected cells') },
    edit !== undefined && { keys: ['Ctrl', 'Z'], text: t('Undo') },
    block.bulk !== undefined && { keys: [t('Space')], text: t('Select the row') },
    block.bulk !== undefined && { keys: ['Shift', t('Space')], text: t('Select up to this row') },
    block.bulk !== undefined && { keys: ['Ctrl', 'A'], text: t('Select all rows in sight') },
    block.bulk !== undefined && { keys: ['Esc'], text: t('Clear the selection') },
    { keys: ['?'], text: t('This list of keys') },
  ];
  return given.filter((each) => each !== false);
}

export function Shortcuts({ plan }: { readonly plan: TablePlan }): ReactNode {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '?' || isTyping(event) || event.defaultPrevented) return;
      // Two lists of one screen have the same keys: one dialog is enough.
      event.preventDefault();
      setOpened(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <Modal
      opened={opened}
      size={400}
      title={t('Keys of this list')}
      closeLabel={t('Close')}
      onClose={() => setOpened(false)}
    >
      <dl className={styles['keys']}>
        {shortcutsOf(plan, t).map(({ keys, text }) => (
          <div key={text}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
