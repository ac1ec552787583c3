/** Asks again for what is shown when others have changed it: gathered, when somebody looks, and not while he is at work on it. */
import type { Query, QueryClient } from '@tanstack/react-query';
import { limits } from '../../rules/limits.ts';
import { concerns, onChanges, readsOf } from './changes.ts';
import { queryClient } from './query-client.ts';
import { isTyping } from './typing.ts';

/** Asks by itself, in its own way: what others changed does not ask for it. */
const isLive = ({ meta }: Query): boolean => meta?.['live'] === true;

/** Answers the way to stop. */
export function followForeignChanges(client: QueryClient = queryClient): () => void {
  const changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  const wait = () => {
    timer ??= setTimeout(ask, Math.max(limits.searchDebounce, asked + limits.foreignChanges - Date.now()));
  };
  const ask = () => {
    timer = undefined;
    // What nobody sees is asked for when somebody looks again.
    if (changed.size === 0 || document.visibilityState === 'hidden') return;
    asked = Date.now();
    if (isTyping()) return wait();
    const tags = [...changed];
    changed.clear();
    const isConcerned = (query: Query) => concerns(readsOf(query.meta), tags);
    void client.invalidateQueries({ refetchType: 'none', predicate: (query) => isLive(query) && isConcerned(query) });
    void client.invalidateQueries({ predicate: (query) => !isLive(query) && isConcerned(query) });
  };
  const stop = onChanges((tags, from) => {
    if (from === 'this tab') return;
    for (const tag of tags) changed.add(tag);
    wait();
  });
  const seen = () => changed.size > 0 && wait();
  document.addEventListener('visibilitychange', seen);
  return () => {
    stop();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}
