/** What the finders of the search find for what is typed, as entries of the palette, and where each leads on to. */
import { createElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { search } from '../../../manifests/search.ts';
import { fillPath } from '../../client/page/fill-path.ts';
import { useCapabilities } from '../../client/session/session.ts';
import { FoundCount } from '../../custom/search/FoundCount.tsx';
import { exploreAddress, type FoundThing } from '../../custom/search/find.ts';
import { type SearchPart, useFound } from '../../custom/search/use-found.ts';
import { visibleActions } from '../../engines/action/prepare.ts';
import { resolveParams } from '../../engines/binding/resolve.ts';
import type { Capabilities } from '../../rules/access/capabilities.ts';
import { hrefOf, hrefOfRecord } from '../routing/screen-address.tsx';
import type { PaletteEntry } from './entries.ts';

/** One letter finds everything. */
const shortest = 2;
const most = 6;

export interface FoundGroup {
  readonly title: string;
  readonly count: ReactNode;
  readonly entries: readonly PaletteEntry[];
}

export interface FoundEntries {
  readonly groups: readonly FoundGroup[];
  readonly isWaiting: boolean;
}

export function useFoundEntries(query: string): FoundEntries {
  const { t } = useTranslation();
  const held = useCapabilities();
  const parts = useFound(search, query, { shortest });
  return {
    groups: parts.map((part) => {
      const things = entriesOf(part, held, t);
      return {
        title: t(part.finder.title),
        count: createElement(FoundCount, { part, shown: things.length }),
        entries: things.length > 0 ? [...things, ...exploring(part, t)] : [],
      };
    }),
    isWaiting: parts.some(({ isWaiting }) => isWaiting),
  };
}

type Translate = ReturnType<typeof useTranslation>['t'];

const entriesOf = ({ finder, found }: SearchPart, held: Capabilities, t: Translate): readonly PaletteEntry[] =>
  (found?.things ?? []).slice(0, most).flatMap((thing) => {
    const { kind, id, title, note, type, icon, isEnded } = thing;
    const href = hrefOfRecord(kind, id);
    if (href === undefined) return [];
    const actions = actionsOf(finder.actions, thing, held, t);
    return [{ id: `${kind} ${id}`, group: 'found', title, note, type, icon, ended: isEnded, href, actions } as const];
  });

function actionsOf(
  actions: SearchPart['finder']['actions'],
  { kind, id, row }: FoundThing,
  held: Capabilities,
  t: Translate,
): readonly PaletteEntry[] {
  return visibleActions(actions, held, row).flatMap((action): PaletteEntry[] => {
    if (action.action !== 'link') return [];
    const params = resolveParams(action.to, { params: {}, row });
    if (!params) return [];
    const href = hrefOf(fillPath(action.to.go, params));
    return [{ id: `${kind} ${id} ${action.label}`, group: 'found', title: t(action.label), icon: action.icon, href }];
  });
}

/** All that was found, where more than a few can be looked at. */
function exploring({ finder: { finder, explore }, found }: SearchPart, t: Translate): readonly PaletteEntry[] {
  if (!explore || !found) return [];
  const count = found.total ?? found.things.length;
  const title = t(explore.title, { count, text: found.text });
  return [{ id: `explore ${finder}`, group: 'found', title, href: exploreAddress(explore.to, found.text) }];
}
