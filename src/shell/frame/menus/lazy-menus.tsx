/** The menus of the frame and its search, in chunks that arrive after it: the first screen comes first. */
import { lazyComponent } from '../lazy.tsx';

export const GroupMenu = lazyComponent(async () => (await import('./GroupMenu.tsx')).GroupMenu);
export const HeaderSearch = lazyComponent(async () => (await import('./HeaderSearch.tsx')).HeaderSearch);
export const LanguageMenu = lazyComponent(async () => (await import('./LanguageMenu.tsx')).LanguageMenu);
export const ProfileMenu = lazyComponent(async () => (await import('./ProfileMenu.tsx')).ProfileMenu);
export const FooterActions = lazyComponent(async () => (await import('../layouts/FooterActions.tsx')).FooterActions);
/** Only when it is opened for the first time. */
export const NarrowDrawer = lazyComponent(async () => (await import('./NarrowDrawer.tsx')).NarrowDrawer);
