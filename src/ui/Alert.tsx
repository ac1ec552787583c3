/** A message that stays in the page: what happened, what is safe, what to do. */
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import type { ReactNode } from 'react';
import styles from './Alert.module.css';

export type MessageVariant = 'info' | 'success' | 'warning' | 'error';

export const messageIcons = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconAlertCircle,
} as const;

export interface AlertProps {
  readonly variant?: MessageVariant | 'plain';
  readonly title?: string;
  readonly children: ReactNode;
  /** Links or buttons under the text. */
  readonly actions?: ReactNode;
  /** Read aloud when it appears; errors always are. */
  readonly live?: boolean;
  readonly id?: string;
}

export function Alert({ variant = 'info', title, children, actions, live = false, id }: AlertProps) {
  const Glyph = variant === 'plain' ? messageIcons.info : messageIcons[variant];
  const role = variant === 'error' ? 'alert' : live ? 'status' : undefined;
  return (
    <div id={id} role={role} className={styles['alert']} data-variant={variant}>
      <Glyph size={16} stroke={1.75} aria-hidden />
      <div className={styles['words']}>
        {title !== undefined && <strong>{title}</strong>}
        <div>{children}</div>
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
    </div>
  );
}
