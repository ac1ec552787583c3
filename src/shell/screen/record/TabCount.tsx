/** How many there are behind a tab, or are missing there: the server's count, as the manifest of the tab's screen asks for it. */

import type { ScreenEntry } from 'virtual:screens';
import { useEffect, useState } from 'react';
import { useSession } from '../../../client/session/session.ts';
import type { Screen } from '../../../define/screen.ts';
import { CountedNumber } from '../../../engines/count/counted-number.tsx';

export interface TabCountProps {
  readonly entry: ScreenEntry;
  readonly params: Readonly<Record<string, string>>;
}

export function TabCount({ entry, params }: TabCountProps) {
  const session = useSession();
  const tab = useTab(entry);
  const counted = tab?.missing ?? tab?.count;
  if (!counted) return null;
  const isMissing = tab?.missing !== undefined;
  return <CountedNumber counted={counted} scope={{ params, session }} isMissing={isMissing} showsNone={!isMissing} />;
}

/** The manifest comes with its screen, which whoever sees the tab may open next. */
function useTab(entry: ScreenEntry): Screen['tab'] {
  const [tab, setTab] = useState<Screen['tab']>();
  useEffect(() => {
    let isWanted = true;
    entry.load().then(
      ({ default: screen }) => isWanted && setTab(screen.tab),
      // Without its screen the tab stands there without a number.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [entry]);
  return tab;
}
