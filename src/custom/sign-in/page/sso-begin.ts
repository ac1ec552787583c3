/** A click on a provider: the card waits while the portal prepares the sign-on, then the browser goes there. */
import { CallError, generalText } from '../../../client/first/call-error.ts';
import { startSignOn } from '../../../client/session/sign-on.ts';
import { safeRedirect } from '../../../rules/navigation/safe-redirect.ts';
import type { SsoChoice } from './sso.ts';

export interface Card {
  /** Says that something is under way, and takes no other click meanwhile. */
  setLoading(on: boolean): void;
  showFault(text: string): void;
}

export async function beginSso(choice: SsoChoice, card: Card): Promise<void> {
  card.showFault('');
  card.setLoading(true);
  try {
    location.assign(await startSignOn(choice, wantedPlace()));
  } catch (error) {
    card.setLoading(false);
    card.showFault(error instanceof CallError ? error.message : generalText());
  }
}

/** The `redirect` of the sign-in page's address. */
function wantedPlace(): string | undefined {
  const query = location.hash.split(/\?(.*)/s)[1];
  return safeRedirect(new URLSearchParams(query).get('redirect'));
}
