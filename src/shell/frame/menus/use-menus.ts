/** The menus of the signed-in person. */
import { useMemo } from 'react';
import { shell } from '../../../../manifests/shell.ts';
import { useCapabilities, useSession } from '../../../client/session/session.ts';
import { useScreens } from '../../screen/use-screens.ts';
import { type Menus, menusOf } from './menu-list.ts';

export function useMenus(): Menus {
  const held = useCapabilities();
  const user = useSession();
  const screens = useScreens();
  return useMemo(() => {
    const opener = user && {
      parameters: Object.fromEntries(
        Object.entries(shell.menuParameters).map(([name, value]) => [name, String(user[value])]),
      ),
      isImpersonated: user.ImpersonatorAccountId !== undefined,
    };
    return menusOf(screens, held, shell.menus, opener);
  }, [held, user, screens]);
}
