/** How many there are behind a tab: the server's count, as the manifest of the tab's screen asks for it. */

import type { ScreenEntry } from 'virtual:screens';
import { useEffect, useState } from 'react';
import { useFormatLocale } from '../../../client/language/locale.ts';
import { useCapabilities, useSession } from '../../../client/session/session.ts';
import type { CountedShape } from '../../../define/shapes/element-shapes.ts';
import { allowed } from '../../../engines/access/gate.ts';
import { needsOf } from '../../../engines/access/needs.ts';
import { resolveInput } from '../../../engines/binding/resolve.ts';
import { useSource } from '../../../engines/binding/use-source.ts';
import { countOf } from '../../../engines/count/count-of.ts';

export interface TabCountProps {
  readonly entry: ScreenEntry;
  readonly params: Readonly<Record<string, string>>;
}

export function TabCount({ entry, params }: TabCountProps) {
  const held = useCapabilities();
  const counted = useCounted(entry);
  return counted && allowed(needsOf(counted.source), held) ? <Counted counted={counted} params={params} /> : null;
}

/** The manifest comes with its screen, which whoever sees the tab may open next. */
function useCounted(entry: ScreenEntry): CountedShape | undefined {
  const [counted, setCounted] = useState<CountedShape>();
  useEffect(() => {
    let isWanted = true;
    entry.load().then(
      ({ default: screen }) => isWanted && setCounted(screen.tab?.count),
      // Without its screen the tab stands there without a number.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [entry]);
  return counted;
}

function Counted({ counted, params }: { readonly counted: CountedShape; readonly params: TabCountProps['params'] }) {
  const locale = useFormatLocale();
  const session = useSession();
  const input = resolveInput(counted.source, counted.input, { params, session });
  const { data } = useSource(counted.source, input.state === 'ready' ? input.input : undefined);
  return data === undefined ? null : new Intl.NumberFormat(locale).format(countOf(counted, data));
}
