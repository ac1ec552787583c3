/** The signed-in user and what he may do, for components. */
import type { Capabilities } from '../../rules/access/capabilities.ts';
import { type CurrentUser, session } from '../first/session-store.ts';
import { useStore } from '../page/use-store.ts';
import { rightsPreview } from './rights-preview.ts';

export const useSession = (): CurrentUser | undefined => useStore(session);

/** Tells the people of this browser apart. */
export const useUserId = (): number | undefined => useSession()?.UserAccountId;

/** In which the own company is billed. */
export const useOwnCurrency = (): string | undefined => useSession()?.CompanyAccount.Currency;

/** The capabilities that `meets` of rules/capability asks about: the person's own, or those that he looks with. */
export function useCapabilities(): Capabilities {
  useStore(session);
  useStore(rightsPreview);
  return currentCapabilities();
}

/** The same outside of components. */
export function currentCapabilities(): Capabilities {
  const own = session.get()?.Capability;
  return own && (rightsPreview.get()?.Capability ?? own);
}

/** Somebody as whom the page is looked at. */
export const withPreviewRights = (user: CurrentUser | undefined): CurrentUser | undefined => {
  const look = rightsPreview.get();
  return user && look ? { ...user, Capability: [...look.Capability] } : user;
};
