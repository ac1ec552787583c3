/** The menus of the signed-in person. */

import { screens } from 'virtual:screens';
import { useMemo } from 'react';
import { shell } from '../../manifests/shell.ts';
import { useHeld } from '../client/session.ts';
import { type Menus, menusOf } from './menu-list.ts';

export function useMenus(): Menus {
  const held = useHeld();
  return useMemo(() => menusOf(screens, held, shell.menuGroups), [held]);
}
