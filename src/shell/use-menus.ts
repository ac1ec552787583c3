/** The menus of the signed-in person. */
import { useMemo } from 'react';
import { shell } from '../../manifests/shell.ts';
import { useHeld, useSession } from '../client/session.ts';
import { type Menus, menusOf } from './menu-list.ts';
import { useScreens } from './use-screens.ts';

export function useMenus(): Menus {
  const held = useHeld();
  const user = useSession();
  const screens = useScreens();
  return useMemo(() => {
    const opener = user && {
      userAccountId: user.UserAccountId,
      isImpersonated: user.ImpersonatorAccountId !== undefined,
    };
    return menusOf(screens, held, shell.menuGroups, opener);
  }, [held, user, screens]);
}
