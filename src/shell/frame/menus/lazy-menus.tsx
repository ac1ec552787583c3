/** The menus of the frame and its search, in a chunk that arrives after it: the first screen comes first. */
import { lazyComponent } from '../lazy.tsx';

export const GroupMenu = lazyComponent(async () => (await import('../around.ts')).around.GroupMenu);
export const HeaderSearch = lazyComponent(async () => (await import('../around.ts')).around.HeaderSearch);
export const LanguageMenu = lazyComponent(async () => (await import('../around.ts')).around.LanguageMenu);
export const ProfileMenu = lazyComponent(async () => (await import('../around.ts')).around.ProfileMenu);
export const FooterActions = lazyComponent(async () => (await import('../around.ts')).around.FooterActions);
/** Only when it is opened for the first time. */
export const NarrowDrawer = lazyComponent(async () => (await import('./NarrowDrawer.tsx')).NarrowDrawer);
