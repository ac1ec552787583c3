/** A dialog with a search field on top and a list of what can be chosen below; the focus stays in the field, arrows move through the list. */
import { Modal as MantineModal } from '@mantine/core';
import './dialog-base.ts';
import '@mantine/core/styles/Modal.layer.css';
import type { ReactNode } from 'react';
import styles from './CommandDialog.module.css';
import {
  type CommandGroup,
  type CommandKeys,
  CommandList,
  type CommandListProps,
  optionsOf,
  useCommandKeys,
} from './CommandList.tsx';
import dialog from './dialog.module.css';

export interface CommandDialogProps
  extends Pick<CommandListProps, 'active' | 'onActive' | 'busy'>,
    Pick<CommandKeys, 'tabTo'> {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Names the dialog and its field. */
  readonly label: string;
  readonly placeholder: string;
  readonly icon: ReactNode;
  /** At the end of the field, such as a button that closes the dialog where nothing of the page is left to press. */
  readonly aside?: ReactNode;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly groups: readonly CommandGroup[];
  /** Said when nothing is found. */
  readonly empty: ReactNode;
  readonly footer?: ReactNode;
  /** Over the whole window. */
  readonly isWhole?: boolean;
}

export function CommandDialog({
  opened,
  onClose,
  label,
  groups,
  active,
  onActive,
  tabTo,
  ...given
}: CommandDialogProps) {
  const { id, field } = useCommandKeys({ groups, active, onActive, tabTo });
  return (
    <MantineModal.Root
      opened={opened}
      onClose={onClose}
      size={640}
      yOffset={96}
      xOffset={16}
      fullScreen={given.isWhole ?? false}
      classNames={dialog}
      transitionProps={{ duration: 120, transition: 'fade' }}
    >
      <MantineModal.Overlay />
      <MantineModal.Content className={styles['height']} data-whole={given.isWhole || undefined} aria-label={label}>
        <div className={styles['field']}>
          {given.icon}
          <input
            data-autofocus
            role="combobox"
            {...field}
            aria-label={label}
            aria-expanded
            placeholder={given.placeholder}
            value={given.query}
            onChange={(event) => given.onQuery(event.currentTarget.value)}
          />
          {given.aside}
        </div>
        <CommandList
          id={id}
          label={label}
          groups={groups}
          active={active}
          onActive={onActive}
          busy={given.busy ?? false}
        />
        <div role="status" className={styles['empty']}>
          {optionsOf(groups).length === 0 && given.empty}
        </div>
        {given.footer !== undefined && <div className={styles['keys']}>{given.footer}</div>}
      </MantineModal.Content>
    </MantineModal.Root>
  );
}
