/** The entry of the chat in the footer: opens its window, and closes it while it is open (CHAT-01, CHAT-05, CHAT-06, NAV-31). */
import { useTranslation } from 'react-i18next';
import { runningService, runningServices } from '../../client/consent/third-party.ts';
import type { CurrentUser } from '../../client/first/session-store.ts';
import { useStore } from '../../client/page/use-store.ts';
import { useCapabilities } from '../../client/session/session.ts';
import { can } from '../../define/contract/capability.ts';
import { meets } from '../../rules/access/capabilities.ts';
import { nameOfService } from '../../rules/brand/third-party-scripts.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { closeSideDrawer, sideDrawer, toggleSideDrawer } from '../frame/side-drawer.ts';
import { ChatWindow } from './ChatWindow.tsx';

export function ChatButton({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation();
  const opened = useStore(sideDrawer) === 'chat';
  const may = meets(useCapabilities(), can('CHAT_BOT', 'Read'));
  useStore(runningServices);
  const service = may ? runningService('chat') : undefined;
  if (!service) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<Icon name="message-chatbot" />}
        aria-expanded={opened}
        onClick={() => toggleSideDrawer('chat')}
      >
        {t('Chat')}
      </Button>
      <ChatWindow
        title={nameOfService(service, t) ?? t('Chat')}
        userAccountId={user.UserAccountId}
        opened={opened}
        onClose={closeSideDrawer}
      />
    </>
  );
}
