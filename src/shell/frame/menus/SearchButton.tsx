/** What stands for the search until its code has come: as large, and a click on it is kept. */
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { shell } from '../../../../manifests/shell.ts';
import { FrameIcon } from './icons.tsx';
import styles from './menus.module.css';

export function SearchButton(props: ComponentPropsWithRef<'button'>) {
  const { t } = useTranslation();
  const title = t(shell.searchTitle);
  return (
    <button type="button" className={styles['search']} aria-label={title} {...props}>
      <FrameIcon name="search" />
      <span>{title}</span>
    </button>
  );
}
