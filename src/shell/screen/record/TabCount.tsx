/** How many there are behind a tab, or are missing there: the server's count, as the manifest of the tab's screen asks for it. */

import type { ScreenEntry } from 'virtual:screens';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../../client/language/locale.ts';
import { useCapabilities, useSession } from '../../../client/session/session.ts';
import type { Screen } from '../../../define/screen.ts';
import type { CountedShape } from '../../../define/shapes/element-shapes.ts';
import { allowed } from '../../../engines/access/gate.ts';
import { needsOf } from '../../../engines/access/needs.ts';
import { resolveInput } from '../../../engines/binding/resolve.ts';
import { useSource } from '../../../engines/binding/use-source.ts';
import { countOf } from '../../../engines/count/count-of.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';

export interface TabCountProps {
  readonly entry: ScreenEntry;
  readonly params: Readonly<Record<string, string>>;
}

export function TabCount({ entry, params }: TabCountProps) {
  const held = useCapabilities();
  const tab = useTab(entry);
  const counted = tab?.missing ?? tab?.count;
  if (!counted || !allowed(needsOf(counted.source), held)) return null;
  return <Counted counted={counted} isMissing={tab?.missing !== undefined} params={params} />;
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

interface CountedProps {
  readonly counted: CountedShape;
  readonly isMissing: boolean;
  readonly params: TabCountProps['params'];
}

function Counted({ counted, isMissing, params }: CountedProps) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const session = useSession();
  const input = resolveInput(counted.source, counted.input, { params, session });
  const { data } = useSource(counted.source, input.state === 'ready' ? input.input : undefined);
  const count = data === undefined ? undefined : countOf(counted, data);
  if (count === undefined || (isMissing && count === 0)) return null;
  return (
    <>
      {new Intl.NumberFormat(locale).format(count)} {isMissing && <VisuallyHidden>{t('missing')}</VisuallyHidden>}
    </>
  );
}
