/** What the command palette lists: screens and actions that the person may use, and what was used last first. */
import type { ScreenEntry } from 'virtual:screens';
import { gateOfEntry } from '../../client/session/absent-values.ts';
import { requiredParams } from '../../engines/binding/resolve.ts';
import { type Capabilities, meets } from '../../rules/access/capabilities.ts';
import { matchScore } from '../../rules/text/word-match.ts';

export interface PaletteEntry {
  /** Tells it from all others; what was used is remembered by it. */
  readonly id: string;
  readonly group: 'actions' | 'screens' | 'found' | 'portal';
  readonly title: string;
  /** Behind the title, in small print. */
  readonly note?: string | undefined;
  readonly icon?: string | undefined;
  /** Shown as the icon of a thing of this type. */
  readonly type?: string | undefined;
  readonly ended?: boolean;
  readonly keys?: string | undefined;
  /** Why it cannot be used now. */
  readonly why?: string | undefined;
  /** A link: it opens in another window as well. */
  readonly href?: string;
  readonly run?: () => void;
  /** Where one can go on from it without opening it. */
  readonly actions?: readonly PaletteEntry[];
}

type Entry = Pick<
  ScreenEntry,
  'path' | 'title' | 'gate' | 'session' | 'access' | 'menu' | 'tab' | 'personal' | 'hasHeader'
>;

/** Screens that the person may open from anywhere: nothing in their address must be known. */
export const openScreens = <E extends Entry>(
  screens: readonly E[],
  held: Capabilities,
  impersonated = false,
): readonly E[] =>
  screens.filter(
    (screen) =>
      screen.access === 'login' &&
      !(screen.personal && impersonated) &&
      requiredParams(screen.path).length === 0 &&
      meets(held, gateOfEntry(screen)),
  );

/** The other sub-screens of the record that is open. */
export const siblingScreens = <E extends Entry>(screens: readonly E[], held: Capabilities): readonly E[] =>
  screens.filter((screen) => screen.tab !== undefined && meets(held, gateOfEntry(screen)));

/** The best first; what was used lately comes before what fits as well, and stands alone at the top without a query. */
export function ranked(entries: readonly PaletteEntry[], query: string, recent: readonly string[]): PaletteEntry[] {
  const age = ({ id }: PaletteEntry) => {
    const at = recent.indexOf(id);
    return at < 0 ? recent.length : at;
  };
  return entries
    .map((entry, order) => ({ entry, order, score: matchScore(query, `${entry.title} ${entry.note ?? ''}`) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || age(a.entry) - age(b.entry) || a.order - b.order)
    .map(({ entry }) => entry);
}

/** The newest first, each once. */
export const remembered = (recent: readonly string[], id: string, most = 8): readonly string[] =>
  [id, ...recent.filter((each) => each !== id)].slice(0, most);
