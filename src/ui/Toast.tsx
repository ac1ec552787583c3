/** A message that floats: quiet when all went well, staying until read when not. The shell keeps the list and the time. */
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { type MessageVariant, messageIcons } from './Alert.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './Toast.module.css';

export interface ToastProps {
  readonly variant: MessageVariant;
  readonly title: string;
  readonly children?: ReactNode;
  /** Links under the text. */
  readonly actions?: ReactNode;
  readonly closeLabel: string;
  /** Absent: the message cannot be closed by hand. */
  readonly onClose?: () => void;
}

export function Toast({ variant, title, children, actions, closeLabel, onClose }: ToastProps) {
  const Glyph = messageIcons[variant];
  return (
    <div className={styles['toast']} data-variant={variant} role={variant === 'error' ? 'alert' : 'status'}>
      <Glyph size={20} stroke={1.75} aria-hidden />
      <div className={styles['words']}>
        <strong>{title}</strong>
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
      {onClose && (
        <IconButton
          label={closeLabel}
          tooltip={false}
          size={24}
          icon={<IconX size={16} stroke={1.75} />}
          onClick={onClose}
        />
      )}
    </div>
  );
}

/** Where toasts stand: bottom right, above the footer. Moves left of an open drawer by the variable --toasts-end. */
export function ToastRegion({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section aria-label={label} className={styles['region']}>
      {children}
    </section>
  );
}
