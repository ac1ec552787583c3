/** Icons of the frame: its own one by one, those of the manifests by name from the whole set, which arrives after the frame. */
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { Suspense } from 'react';
import { lazyComponent } from '../lazy.tsx';
import styles from './icons.module.css';

const own = {
  'chevron-down': IconChevronDown,
  'device-desktop': IconDeviceDesktop,
  logout: IconLogout,
  menu: IconMenu2,
  moon: IconMoon,
  plus: IconPlus,
  search: IconSearch,
  sun: IconSun,
  user: IconUser,
  world: IconWorld,
};

export interface FrameIconProps {
  readonly name: keyof typeof own;
  readonly size?: number;
}

export function FrameIcon({ name, size = 16 }: FrameIconProps) {
  const Drawing = own[name];
  return <Drawing size={size} stroke={1.75} aria-hidden />;
}

const AnyIcon = lazyComponent(async () => (await import('../../../ui/icons.tsx')).Icon);

/** The icon of a menu entry; its place is kept while the set loads. */
export const MenuIcon = ({ name }: { readonly name: string | undefined }) =>
  name === undefined ? null : (
    <Suspense fallback={<span className={styles['place']} />}>
      <AnyIcon name={name} />
    </Suspense>
  );
