/** What helps on every page: the command palette, the sheet of keys, what somebody may do here, a look with other rights, the past messages. */
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmbedded } from '../../client/first/embedded.ts';
import { showMessage } from '../../client/first/messages.ts';
import type { CurrentUser } from '../../client/first/session-store.ts';
import { useStore } from '../../client/page/use-store.ts';
import { useCapabilities } from '../../client/session/session.ts';
import { usePerson } from '../../client/session/use-person.ts';
import { actionVerdict, reasonOf } from '../../engines/access/verdict.ts';
import { EngineServicesProvider } from '../../engines/frame/engine-services.tsx';
import { useReasonText } from '../../engines/frame/use-reason-text.ts';
import { listenToKeySequences } from '../../engines/keyboard/key-sequences.ts';
import { ShortcutSheet } from '../../engines/keyboard/shortcut-sheet.tsx';
import { LeaveQuestion } from '../../engines/leaving/leave-question.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PastMessages } from '../messages/PastMessages.tsx';
import { leaveSignedOut } from '../routing/leave.ts';
import { closeHelper, helperState, openHelper } from './helper-state.ts';
import { Palette } from './Palette.tsx';
import { RightsSheet } from './RightsSheet.tsx';
import { ViewAsDialog } from './ViewAsDialog.tsx';

export interface HelpersProps {
  readonly user: CurrentUser;
}

/** They stand outside of the screen, and speak of rights as it does. */
export const Helpers = ({ user }: HelpersProps) => (
  <EngineServicesProvider value={{ person: usePerson() }}>
    <OpenHelpers user={user} />
  </EngineServicesProvider>
);

function OpenHelpers({ user }: HelpersProps) {
  const { t } = useTranslation();
  const now = useStore(helperState);
  const held = useCapabilities();
  const tell = useReasonText();
  const router = useRouter();
  useEffect(() => {
    if (isEmbedded()) void import('../embedding/embedded-app.ts').then(({ connectApp }) => connectApp(router));
  }, [router]);
  useEffect(
    () =>
      listenToKeySequences(({ offer, action, target }) => {
        const reason = reasonOf(actionVerdict(action, held, target.row));
        if (reason) showMessage({ name: 'why not', type: 'info', text: tell(reason) });
        else offer.start(action, target);
      }),
    [held, tell],
  );
  const everywhere = {
    title: t('On every page'),
    shortcuts: [
      { keys: ['/'], text: t('Search, where no list of the page takes the key') },
      { keys: ['Ctrl', 'K'], text: t('Find screens, actions and accounts') },
      { keys: ['F8'], text: t('Go to the newest message, or to the past ones') },
      { keys: ['Ctrl', 'Z'], text: t('Undo what was just done, while its message stands') },
      { keys: ['?'], text: t('This list of keys') },
    ],
  };
  const open = now?.helper;
  return (
    <>
      <ShortcutSheet everywhere={everywhere}>
        {(close) => (
          <LinkButton
            onClick={() => {
              close();
              openHelper('rights');
            }}
          >
            {t('What may I do here?')}
          </LinkButton>
        )}
      </ShortcutSheet>
      {open === 'palette' && <Palette user={user} starts={now?.starts ?? []} />}
      {open === 'rights' && <RightsSheet />}
      {open === 'messages' && <PastMessages onClose={closeHelper} />}
      {open === 'viewAs' && <ViewAsDialog user={user} />}
      {open === 'signOut' && (
        <LeaveQuestion
          onAnswer={(leave) => {
            closeHelper();
            if (leave) void leaveSignedOut();
          }}
        />
      )}
    </>
  );
}
