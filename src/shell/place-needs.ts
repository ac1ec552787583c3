/** Tells the engines what the screens need that links lead to: a link that would end at a closed door is not shown. */
import { screens } from 'virtual:screens';
import { setPlaceNeeds } from '../engines/gate.ts';

/** '/account/$accountId' and '/account/$id?tab' are one place. */
const plain = (path: string): string => (path.split('?')[0] ?? '').replace(/\$\w+/g, '$');

export function knowPlaces(): void {
  const needs = new Map(screens.map(({ path, gate }) => [plain(path), gate]));
  setPlaceNeeds((path) => needs.get(plain(path)));
}
