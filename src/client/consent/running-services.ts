/** The services of others whose scripts have run on this page: what stands around the page shows itself by them. */
import type { ThirdPartyScript } from '../../rules/brand/third-party-scripts.ts';
import { createStore } from '../first/store.ts';

export const runningServices = createStore<readonly ThirdPartyScript[]>([]);
