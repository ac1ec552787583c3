/** What stands around every screen once it is there, together: a request for each part would cost more than the part. */
import { MessageList } from '../messages/MessageList.tsx';
import { Helpers } from '../palette/Helpers.tsx';
import { FooterActions } from './layouts/FooterActions.tsx';
import { HeaderTools } from './layouts/HeaderTools.tsx';
import { OfflineBar } from './layouts/OfflineBar.tsx';
import { GroupMenu } from './menus/GroupMenu.tsx';
import { HeaderSearch } from './menus/HeaderSearch.tsx';
import { LanguageMenu } from './menus/LanguageMenu.tsx';
import { ProfileMenu } from './menus/ProfileMenu.tsx';

export const around = {
  FooterActions,
  GroupMenu,
  HeaderSearch,
  HeaderTools,
  Helpers,
  LanguageMenu,
  MessageList,
  OfflineBar,
  ProfileMenu,
} as const;
