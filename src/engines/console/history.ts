/** The last calls of this tab, the latest first; they stay in memory alone, for inputs may hold what is secret. */
import { createStore } from '../../client/first/store.ts';
import type { Outcome } from './send-call.ts';

const most = 30;

export const history = createStore<readonly Outcome[]>([]);

export const remember = (outcome: Outcome): void => history.set([outcome, ...history.get()].slice(0, most));

export const forgetAll = (): void => history.set([]);
