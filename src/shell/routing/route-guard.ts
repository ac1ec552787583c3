/** Runs the guard before a screen opens, and does what it says. */

import type { ScreenEntry } from 'virtual:screens';
import { redirect } from '@tanstack/react-router';
import { text } from '../../client/first/language.ts';
import { showMessage } from '../../client/first/messages.ts';
import { currentSession } from '../../client/first/session-store.ts';
import { loadSession } from '../../client/first/sign-in.ts';
import { localeStarted } from '../../client/language/locale.ts';
import { withPreviewRights } from '../../client/session/session.ts';
import { afterEntry } from './after-entry.ts';
import { guard } from './guard.ts';
import { readLocation, readSearch } from './hash-location.ts';
import { leaveToLogin, replaceAddress } from './leave.ts';

export interface RouteOpening {
  readonly location: { readonly href: string };
  readonly preload: boolean;
}

const users = {
  current: () => withPreviewRights(currentSession()),
  load: async () => withPreviewRights(await loadSession()),
};

export const guardRoute =
  (screen: ScreenEntry | undefined, isRoot: boolean) =>
  async ({ location: { href }, preload }: RouteOpening): Promise<void> => {
    if (preload) return;
    const query = readSearch(window.location.search);
    const verdict = await guard({ location: href, screen, isRoot, query }, users);
    if (verdict.pass) {
      if (verdict.user) await afterEntry(verdict.user);
      return;
    }
    if (verdict.why === 'login') return leaveToLogin(verdict.to);
    if (verdict.why === 'rights') await refuse(screen);
    if (verdict.why === 'personal') warn({ text: text('Nobody opens that page in the name of somebody else.') });
    if (verdict.why === 'sso') replaceAddress(window.location.pathname);
    const { path, search } = readLocation(verdict.to);
    throw redirect({ to: path, search, replace: true });
  };

/** The words come with the engines, which whoever signs in need not wait for. */
async function refuse(screen: ScreenEntry | undefined): Promise<void> {
  const user = users.current();
  if (!screen?.needs || !user) return;
  const [{ refusal }] = await Promise.all([import('./refusal.ts'), localeStarted()]);
  warn(refusal(screen.title, screen.needs, user));
}

/** Said at the root, where people are led instead (GUARD-17). */
const warn = (words: { readonly title?: string; readonly text: string }): void => {
  showMessage({ name: 'not-available', type: 'warning', ...words });
};
