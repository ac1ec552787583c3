/** Tells the engines what the screens need that links lead to: a link that would end at a closed door is not shown. */
import { screens } from 'virtual:screens';
import { setScreenNeeds } from '../../engines/access/needs.ts';

/** '/account/$accountId' and '/account/$id?tab' are one place. */
const plain = (path: string): string => (path.split('?')[0] ?? '').replace(/\$\w+/g, '$');

export function registerRouteGates(): void {
  const needs = new Map(screens.map(({ path, gate }) => [plain(path), gate]));
  setScreenNeeds((path) => needs.get(plain(path)));
}
