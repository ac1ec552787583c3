/** Tells the engines what they know of screens: what each needs that a link leads to, and which ones a menu has. */
import { screens } from 'virtual:screens';
import { currentSession } from '../../client/first/session-store.ts';
import { needsByPath, setScreenNeeds } from '../../engines/access/needs.ts';
import { setMenuLinks } from '../../engines/links/menu-links.ts';
import { menuLinksFrom } from '../frame/menus/menu-links.ts';

export function registerRouteGates(): void {
  setScreenNeeds(needsByPath(screens));
  setMenuLinks(menuLinksFrom(screens, () => currentSession()?.ImpersonatorAccountId !== undefined));
}
