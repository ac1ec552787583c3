/** The keys for whoever goes through a list with a pane beside it, in one line below the rows; the sheet of `?` reads them aloud. */
import { useTranslation } from 'react-i18next';
import { useStore } from '../../../client/page/use-store.ts';
import { useCapabilities } from '../../../client/session/session.ts';
import type { BlockShape, ViewShape } from '../../../define/shapes/block-shapes.ts';
import { Kbd } from '../../../ui/Kbd.tsx';
import { visibleActions } from '../../action/prepare.ts';
import { keySequencesOff } from '../../keyboard/key-sequences.ts';
import type { Shortcut } from '../../keyboard/shortcuts.ts';
import styles from './list-keys.module.css';

interface ListKeysProps {
  /** What stands beside the list: its actions are started by letters. */
  readonly block: BlockShape;
  readonly row: unknown;
  /** Rows lead somewhere. */
  readonly opens: boolean;
}

export function ListKeys({ block, row, opens }: ListKeysProps) {
  const { t } = useTranslation();
  const held = useCapabilities();
  const isOff = useStore(keySequencesOff);
  const { actions } = block as Partial<ViewShape>;
  const letters: readonly Shortcut[] = [
    { keys: ['J', 'K'], text: t('Next and previous row') },
    ...visibleActions(actions, held, row).flatMap(({ keys, label }) =>
      keys === undefined ? [] : [{ keys: [keys.toUpperCase()], text: t(label) }],
    ),
  ];
  const shown: readonly Shortcut[] = [
    ...(isOff ? [] : letters),
    ...(opens ? [{ keys: ['Enter'], text: t('Open the row') }] : []),
  ];
  return (
    <p className={styles['line']} aria-hidden>
      {shown.map(({ keys, text }) => (
        <span key={text}>
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}{' '}
          {text}
        </span>
      ))}
    </p>
  );
}
