/** A dialog over the page; a click beside it does nothing, so typed text is not lost. */
import { Modal as MantineModal } from '@mantine/core';
import './dialog-base.ts';
import '@mantine/core/styles/Modal.layer.css';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { MouseEvent, ReactNode } from 'react';
import dialog from './dialog.module.css';
import styles from './Modal.module.css';

export interface ModalProps {
  readonly opened: boolean;
  /** Escape and the cross. */
  readonly onClose: () => void;
  readonly title: string;
  /** Without it there is no cross. */
  readonly closeLabel?: string;
  readonly children: ReactNode;
  /** Buttons; the primary one last. */
  readonly footer?: ReactNode;
  readonly size?: number;
  readonly alert?: boolean;
  /** It has a large size of its own, and takes the whole width of a window that has no more. */
  readonly fill?: boolean;
}

export function Modal(props: ModalProps) {
  const { opened, onClose, title, closeLabel, children, footer, size = 480, alert, fill } = props;
  return (
    <MantineModal.Root
      opened={opened}
      onClose={onClose}
      size={size}
      closeOnClickOutside={false}
      yOffset={fill ? 'min(96px, 6dvh)' : 96}
      xOffset={fill ? 0 : 16}
      classNames={{ ...dialog, ...styles }}
      transitionProps={{ duration: 150, transition: 'fade' }}
    >
      <MantineModal.Overlay onMouseDown={keepFocus} />
      <MantineModal.Content {...(alert ? { 'data-alert': true } : {})}>
        <MantineModal.Header>
          <MantineModal.Title>{title}</MantineModal.Title>
          {closeLabel !== undefined && (
            <MantineModal.CloseButton aria-label={closeLabel} icon={<IconX size={18} stroke={1.75} />} />
          )}
        </MantineModal.Header>
        <MantineModal.Body>{children}</MantineModal.Body>
        {footer !== undefined && <div className={styles['footer']}>{footer}</div>}
      </MantineModal.Content>
    </MantineModal.Root>
  );
}

/** A click beside the dialog must not take the focus out of it either. */
const keepFocus = (event: MouseEvent) => event.preventDefault();
