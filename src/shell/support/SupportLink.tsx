/** The way to support at the end of the footer: it opens the drawer, and closes it again (LAY-4, LAY-28, SUPP-01). */
import { useStore } from '../../client/page/use-store.ts';
import { Icon } from '../../ui/icons.tsx';
import { sideDrawer, toggleSideDrawer } from '../frame/side-drawer.ts';
import styles from './support-link.module.css';
import { useMayContactSupport, useSupportTexts, useSupportTitle } from './support-state.ts';

export function SupportLink() {
  const title = useSupportTitle(useSupportTexts());
  const opened = useStore(sideDrawer) === 'support';
  if (!useMayContactSupport()) return null;
  return (
    <button type="button" className={styles['link']} aria-expanded={opened} onClick={() => toggleSideDrawer('support')}>
      <Icon name="lifebuoy" size={15} />
      <bdi>{title}</bdi>
    </button>
  );
}
