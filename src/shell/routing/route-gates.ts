/** Tells the engines what the screens need that links lead to: a link that would end at a closed door is not shown. */
import { screens } from 'virtual:screens';
import { needsByPath, setScreenNeeds } from '../../engines/access/needs.ts';

export const registerRouteGates = (): void => setScreenNeeds(needsByPath(screens));
