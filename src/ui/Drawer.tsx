/** A panel at the edge that leaves the page usable: support, filters on a phone, the menu on a phone (modal). */
import { Drawer as MantineDrawer } from '@mantine/core';
import { useFocusReturn } from '@mantine/hooks';
import './dialog-base.ts';
import '@mantine/core/styles/Drawer.layer.css';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import styles from './Drawer.module.css';

export interface DrawerProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Stays in sight below the content. */
  readonly footer?: ReactNode;
  readonly position?: 'left' | 'right' | 'bottom';
  readonly size?: number;
  /** Covers the page and keeps the focus inside. */
  readonly modal?: boolean;
}

export function Drawer(props: DrawerProps) {
  const { opened, onClose, title, closeLabel, children, footer, position = 'right', size = 380, modal = false } = props;
  useFocusReturn({ opened, shouldReturnFocus: !modal });
  return (
    <MantineDrawer.Root
      opened={opened}
      onClose={onClose}
      position={position}
      size={position === 'bottom' ? 'auto' : size}
      trapFocus={modal}
      lockScroll={modal}
      closeOnClickOutside={modal}
      classNames={styles}
      transitionProps={{ duration: 150 }}
    >
      {modal && <MantineDrawer.Overlay />}
      <MantineDrawer.Content
        {...(position === 'bottom' ? { 'data-sheet': true } : {})}
        {...(modal ? {} : { 'data-beside': true, ref: standBeside })}
      >
        <MantineDrawer.Header>
          <MantineDrawer.Title>{title}</MantineDrawer.Title>
          <MantineDrawer.CloseButton aria-label={closeLabel} icon={<IconX size={18} stroke={1.75} />} />
        </MantineDrawer.Header>
        <MantineDrawer.Body>{children}</MantineDrawer.Body>
        {footer !== undefined && <div className={styles['footer']}>{footer}</div>}
      </MantineDrawer.Content>
    </MantineDrawer.Root>
  );
}

/** Mantine calls every drawer modal; this one leaves the page usable, so screen readers must not be locked in. */
function standBeside(panel: HTMLElement | null): void {
  panel?.removeAttribute('aria-modal');
  panel?.focus({ preventScroll: true });
}
