/** A button of the header; it stands there by itself until its menu has arrived. */
import type { ComponentPropsWithRef } from 'react';
import { FrameIcon } from './icons.tsx';
import styles from './menus.module.css';

export interface HeaderButtonProps extends ComponentPropsWithRef<'button'> {
  /** Somebody is at a place of this menu. */
  readonly here?: boolean;
}

export const HeaderButton = ({ here, children, className, ...rest }: HeaderButtonProps) => (
  <button type="button" className={join(styles['item'], className)} data-here={here || undefined} {...rest}>
    {children}
    <FrameIcon name="chevron-down" size={14} />
  </button>
);

/** A menu hands its own class to the button that opens it. */
export const join = (...names: readonly (string | undefined)[]): string => names.filter(Boolean).join(' ');
