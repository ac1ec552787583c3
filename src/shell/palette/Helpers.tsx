/** What helps on every page: the command palette, the sheet of keys, what somebody may do here, a look with other rights. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showMessage } from '../../client/messages.ts';
import { type CurrentUser, useHeld } from '../../client/session.ts';
import { useStore } from '../../client/use-store.ts';
import { listenToLetters } from '../../engines/action/letters.ts';
import { actionVerdict, reasonOf } from '../../engines/gate-verdict.ts';
import { useReasonText } from '../../engines/reason-text.ts';
import { ShortcutSheet } from '../../engines/shortcut-sheet.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { asked, closeHelper, openHelper } from './asked.ts';
import { Palette } from './Palette.tsx';
import { RightsSheet } from './RightsSheet.tsx';
import { ViewAsDialog } from './ViewAsDialog.tsx';

export function Helpers({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation();
  const now = useStore(asked);
  const held = useHeld();
  const tell = useReasonText();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (asked.get()?.helper === 'palette') closeHelper();
      else openHelper('palette');
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  useEffect(
    () =>
      listenToLetters(({ offer, action, target }) => {
        const reason = reasonOf(actionVerdict(action, held, target.row));
        if (reason) showMessage({ name: 'why not', type: 'info', text: tell(reason) });
        else offer.start(action, target);
      }),
    [held, tell],
  );
  const everywhere = {
    title: t('On every page'),
    shortcuts: [
      { keys: ['Ctrl', 'K'], text: t('Find screens, actions and accounts') },
      { keys: ['F8'], text: t('Go to the newest message') },
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
      {open === 'viewAs' && <ViewAsDialog user={user} />}
    </>
  );
}
