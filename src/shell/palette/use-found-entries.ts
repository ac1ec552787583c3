/** What the finders of the search find for what is typed, as entries of the palette. */
import { search } from '../../../manifests/search.ts';
import { type SearchPart, useFound } from '../../custom/search/use-found.ts';
import { hrefOfRecord } from '../routing/screen-address.tsx';
import type { PaletteEntry } from './entries.ts';

/** One letter finds everything. */
const shortest = 2;
const most = 6;

export interface FoundEntries {
  readonly groups: readonly { readonly title: string; readonly entries: readonly PaletteEntry[] }[];
  readonly isWaiting: boolean;
}

export function useFoundEntries(query: string): FoundEntries {
  const parts = useFound(search, query, { shortest });
  return {
    groups: parts.map((part) => ({ title: part.finder.title, entries: entriesOf(part) })),
    isWaiting: parts.some(({ isWaiting }) => isWaiting),
  };
}

const entriesOf = ({ found }: SearchPart): readonly PaletteEntry[] =>
  (found?.things ?? []).slice(0, most).flatMap(({ kind, id, title, note, type, icon, isEnded }) => {
    const href = hrefOfRecord(kind, id);
    return href === undefined
      ? []
      : [{ id: `${kind} ${id}`, group: 'found', title, note, type, icon, ended: isEnded, href } as const];
  });
