/** Everything that the command palette can lead to from here, in the person's language. */
import { screens } from 'virtual:screens';
import { useTranslation } from 'react-i18next';
import { shell } from '../../../manifests/shell.ts';
import type { CurrentUser } from '../../client/first/session-store.ts';
import { useStore } from '../../client/page/use-store.ts';
import { useCapabilities } from '../../client/session/session.ts';
import { actionVerdict, reasonOf } from '../../engines/access/verdict.ts';
import type { Startable } from '../../engines/action/available-actions.ts';
import { useReasonText } from '../../engines/frame/use-reason-text.ts';
import { hasUnsaved } from '../../engines/leaving/unsaved.ts';
import { leaveSignedOut } from '../routing/leave.ts';
import { hrefOf, hrefOfRecord } from '../routing/screen-address.tsx';
import { shownTabs } from '../screen/record/shown-tabs.ts';
import { schemes, setScheme } from '../start/scheme.ts';
import { openScreens, type PaletteEntry } from './entries.ts';
import { openHelper } from './helper-state.ts';
import { mayViewAs } from './view-as.ts';

/** Actions of the moment first, then screens, then what belongs to the portal as a whole. */
export function useEntries(user: CurrentUser, starts: readonly Startable[]): readonly PaletteEntry[] {
  const { t } = useTranslation();
  const held = useCapabilities();
  const tell = useReasonText();
  const tabs = useStore(shownTabs);
  const actions = starts.flatMap(({ offer, action, target }, index): PaletteEntry[] => {
    const verdict = actionVerdict(action, held, target.row);
    if (verdict.state === 'hidden') return [];
    const reason = reasonOf(verdict);
    return [
      {
        id: `action ${offer.place} ${action.label} ${index}`,
        group: 'actions',
        title: t(action.label),
        note: target.name ?? (offer.title && t(offer.title)),
        icon: action.icon ?? 'bolt',
        keys: action.keys,
        why: reason && tell(reason),
        run: () => offer.start(action, target),
      },
    ];
  });
  const pages = openScreens(screens, held, user.ImpersonatorAccountId !== undefined).map(
    ({ path, title, menu }): PaletteEntry => ({
      id: `screen ${path}`,
      group: 'screens',
      title: t(menu?.title ?? title),
      note: menu && !shell.menus.bar.includes(menu.group) ? t(menu.group) : undefined,
      icon: menu?.icon ?? 'arrow-right',
      href: hrefOf(path.split('?')[0] ?? path),
    }),
  );
  const here = tabs.map(
    ({ label, href }): PaletteEntry => ({
      id: `tab ${href}`,
      group: 'screens',
      title: label,
      icon: 'arrow-right',
      href,
    }),
  );
  const own = hrefOfRecord('account', user.UserAccountId);
  const schemeTitles = { light: t('Light'), dark: t('Dark'), auto: t('As the system') };
  const portal: readonly PaletteEntry[] = [
    ...(own === undefined
      ? []
      : [{ id: 'portal own', group: 'portal', title: t('Own account'), icon: 'user', href: own } as const]),
    {
      id: 'portal rights',
      group: 'portal',
      title: t('What may I do here?'),
      icon: 'lock',
      run: () => openHelper('rights'),
    },
    {
      id: 'portal messages',
      group: 'portal',
      title: t('Past messages'),
      icon: 'message',
      run: () => openHelper('messages'),
    },
    ...(mayViewAs(held)
      ? [
          {
            id: 'portal view as',
            group: 'portal',
            title: t('View as'),
            icon: 'eye',
            run: () => openHelper('viewAs'),
          } as const,
        ]
      : []),
    ...schemes.map(
      (scheme): PaletteEntry => ({
        id: `portal ${scheme}`,
        group: 'portal',
        title: `${t('Appearance')}: ${schemeTitles[scheme]}`,
        icon: 'palette',
        run: () => setScheme(scheme),
      }),
    ),
    // In the frame of a host there is no profile menu.
    {
      id: 'portal sign out',
      group: 'portal',
      title: t('Sign out'),
      icon: 'logout',
      run: () => (hasUnsaved() ? openHelper('signOut') : void leaveSignedOut()),
    },
  ];
  return [...actions, ...here, ...pages, ...portal];
}
