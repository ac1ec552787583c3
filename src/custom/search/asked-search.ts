/** The search is asked for from elsewhere on the page, such as from an account that is not there; it opens once it is there itself. */
import { isEmbedded } from '../../client/first/embedded.ts';
import { createStore } from '../../client/first/store.ts';

export const searchAsked = createStore(false);
export const askForSearch = (): void => searchAsked.set(true);

/** Whether there is a search to ask for: in front of whoever is signed in, and not inside of another application. */
export const hasSearch = (isSignedIn: boolean): boolean => isSignedIn && !isEmbedded();
