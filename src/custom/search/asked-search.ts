/** The search is asked for from elsewhere on the page, such as from an account that is not there; it opens once it is there itself. */
import { createStore } from '../../client/first/store.ts';

export const searchAsked = createStore(false);
export const askForSearch = (): void => searchAsked.set(true);
