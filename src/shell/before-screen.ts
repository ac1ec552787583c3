/** Runs the guard before a screen opens, and does what it says. */

import type { ScreenEntry } from 'virtual:screens';
import { redirect } from '@tanstack/react-router';
import { text } from '../client/language.ts';
import { showMessage } from '../client/messages.ts';
import { currentSession, loadSession, seen } from '../client/session.ts';
import { firstPass } from './first-pass.ts';
import { guard } from './guard.ts';
import { leaveToLogin, replaceAddress } from './leave.ts';
import { readPlace, readSearch } from './place.ts';

export interface Opening {
  readonly location: { readonly href: string };
  readonly preload: boolean;
}

const users = { current: () => seen(currentSession()), load: async () => seen(await loadSession()) };

export const beforeScreen =
  (screen: ScreenEntry | undefined, isRoot: boolean) =>
  async ({ location: { href }, preload }: Opening): Promise<void> => {
    if (preload) return;
    const query = readSearch(window.location.search);
    const verdict = await guard({ place: href, screen, isRoot, query }, users);
    if (verdict.pass) {
      if (verdict.user) await firstPass(verdict.user);
      return;
    }
    if (verdict.why === 'login') return leaveToLogin(verdict.to);
    if (verdict.why === 'rights') warn(text('The page you asked for is not available to you.'));
    if (verdict.why === 'personal') warn(text('Nobody opens that page in the name of somebody else.'));
    if (verdict.why === 'sso') replaceAddress(window.location.pathname);
    const { path, search } = readPlace(verdict.to);
    throw redirect({ to: path, search, replace: true });
  };

/** Said at the root, where people are led instead (GUARD-17). */
const warn = (reason: string): void => {
  showMessage({ name: 'not-available', type: 'warning', text: reason });
};
