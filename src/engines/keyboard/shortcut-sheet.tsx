/** All keys that mean something on this page; `?` opens it, and letters can be switched off there (WCAG 2.1.4). */
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../client/page/use-store.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { availableActions } from '../action/available-actions.ts';
import { actionKeys, keySequencesOff, switchKeySequences } from './key-sequences.ts';
import { isFree } from './key-target.ts';
import styles from './shortcut-sheet.module.css';
import { distinct, type ShortcutGroup, shortcutGroups } from './shortcuts.ts';

export interface ShortcutSheetProps {
  /** Keys that mean the same on every page, first of all. */
  readonly everywhere?: ShortcutGroup;
  /** Below the keys: ways to further help. */
  readonly children?: (close: () => void) => ReactNode;
}

export function ShortcutSheet({ everywhere, children }: ShortcutSheetProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const own = useStore(shortcutGroups);
  const actions = actionKeys(useStore(availableActions), t);
  const isOff = useStore(keySequencesOff);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '?' || !isFree(event)) return;
      event.preventDefault();
      setOpened(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const groups = [
    ...(everywhere ? [everywhere] : []),
    ...(actions.length > 0 ? [{ title: t('What can be done here'), shortcuts: actions }] : []),
    ...distinct(own),
  ];
  const close = () => setOpened(false);
  return (
    <Modal opened={opened} size={480} title={t('Keys')} closeLabel={t('Close')} onClose={close}>
      <div className={styles['groups']}>
        {groups.map(({ title, shortcuts }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl className={styles['keys']}>
              {shortcuts.map(({ keys, text }) => (
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
          </section>
        ))}
        {actions.length > 0 && (
          <Switch
            label={t('Letters start actions')}
            checked={!isOff}
            onChange={(event) => switchKeySequences(event.currentTarget.checked)}
          />
        )}
        {children?.(close)}
      </div>
    </Modal>
  );
}
