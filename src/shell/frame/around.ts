/** What stands around every screen once it is there, together: a request for each part would cost more than the part. */
export { Helpers } from '../palette/Helpers.tsx';
export { FooterActions } from './layouts/FooterActions.tsx';
export { HeaderTools } from './layouts/HeaderTools.tsx';
export { OfflineBar } from './layouts/OfflineBar.tsx';
export { GroupMenu } from './menus/GroupMenu.tsx';
export { HeaderSearch } from './menus/HeaderSearch.tsx';
export { LanguageMenu } from './menus/LanguageMenu.tsx';
export { ProfileMenu } from './menus/ProfileMenu.tsx';
