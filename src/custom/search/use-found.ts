/** What finders find for a text, after a pause: each part by itself, and a new text ends the search for the one before (SRCH-01, SRCH-02). */
import { useEffect, useEffectEvent, useState } from 'react';
import { useCapabilities } from '../../client/session/session.ts';
import type { Finder } from '../../define/finder.ts';
import { callGate } from '../../engines/access/needs.ts';
import { meets } from '../../rules/access/capabilities.ts';
import { limits } from '../../rules/limits.ts';
import { type Found, find } from './find.ts';

export interface SearchPart {
  readonly finder: Finder;
  /** Of the text before, as long as this one is waited for. */
  readonly found: Found | undefined;
  readonly isWaiting: boolean;
}

export interface SearchOptions {
  /** A shorter text asks nobody. */
  readonly shortest: number;
  /** Told once of each search whose parts have all come, in the order of the finders. */
  readonly onDone?: (text: string, found: Readonly<Record<string, Found>>) => void;
}

type ByKind = Readonly<Record<string, Found>>;

/** Only of finders whose call the person may make. */
export function useFound(
  finders: readonly Finder[],
  typed: string,
  { shortest, onDone }: SearchOptions,
): readonly SearchPart[] {
  const held = useCapabilities();
  const text = typed.trim();
  const [found, setFound] = useState<ByKind>({});
  const allowed = finders.filter((finder) => meets(held, callGate(finder)));
  const start = useEffectEvent(async (signal: AbortSignal) => {
    const all = await Promise.all(
      allowed.map(async (finder) => {
        const part = await find(finder, text, signal);
        if (!signal.aborted) setFound((before) => ({ ...before, [finder.finder]: part }));
        return [finder.finder, part] as const;
      }),
    );
    if (!signal.aborted) onDone?.(text, Object.fromEntries(all));
  });
  useEffect(() => {
    if (text.length < shortest) {
      setFound({});
      return;
    }
    const search = new AbortController();
    const timer = setTimeout(() => void start(search.signal), limits.searchDebounce);
    return () => {
      clearTimeout(timer);
      search.abort();
    };
  }, [text, shortest]);
  return allowed.map((finder) => {
    const part = found[finder.finder];
    return { finder, found: part, isWaiting: text.length >= shortest && part?.text !== text };
  });
}
