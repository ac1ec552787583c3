/**
 * How a session of co-browsing begins. Whoever has loaded the service that the brand names (`glance_group_id`) puts its public
 * start here, `setCoBrowsing(() => …)`, and takes it away with the service; while there is none, no entry offers it (A-13, AMB-31).
 */
import { createStore } from '../../../client/first/store.ts';
import { can } from '../../../define/contract/capability.ts';
import { type Capabilities, meets } from '../../../rules/access/capabilities.ts';

export const coBrowsing = createStore<(() => void) | undefined>(undefined);

export const setCoBrowsing = (start: (() => void) | undefined): void => coBrowsing.set(start);

/** Its own right, beside that of the menu (ROLE-50). */
export const mayBrowseTogether = (held: Capabilities): boolean => meets(held, can('CO_BROWSING', 'Read'));
