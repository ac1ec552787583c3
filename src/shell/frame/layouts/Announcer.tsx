/** Says the name of a page when it opens, and puts the focus at its start when the link that led there is gone. */
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useStore } from '../../../client/page/use-store.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { pageName } from '../../screen/page-title.ts';

export function Announcer({ mainId }: { readonly mainId: string }) {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const before = useRef(path);
  useEffect(() => {
    const changed = before.current !== undefined && before.current !== path;
    before.current = path;
    const focused = document.activeElement;
    if (changed && (!focused || focused === document.body)) {
      document.getElementById(mainId)?.focus({ preventScroll: true });
    }
  }, [path, mainId]);
  return (
    <div aria-live="polite">
      <VisuallyHidden>{useStore(pageName)}</VisuallyHidden>
    </div>
  );
}
