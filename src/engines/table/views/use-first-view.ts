/** A list that is entered without a state of its own opens with the person's first view, if there is one. */
import { useEffect, useRef } from 'react';
import type { SavedView } from '../../frame/engine-services.tsx';
import type { List } from '../use-list.ts';
import { viewState } from './saved-view.ts';

export function useFirstView(list: List, views: readonly SavedView[] | undefined): void {
  const latest = useRef(list);
  latest.current = list;
  const wanted = views?.find(({ isDefault }) => isDefault);
  const done = useRef(false);
  const known = views !== undefined;
  useEffect(() => {
    if (!known || done.current) return;
    // Once: who then clears everything sees the list as it is made.
    done.current = true;
    const { plan, untouched, change } = latest.current;
    if (wanted && untouched) change(viewState(plan, wanted), { replace: true });
  }, [known, wanted]);
}
