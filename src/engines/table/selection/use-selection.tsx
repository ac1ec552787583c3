/** The selection of the table around: the grid sets it, the bar that acts on it reads it. */
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useStore } from '../../../client/page/use-store.ts';
import { createSelection, type Selection, type SelectionStore } from './store.ts';

const SelectionContext = createContext<SelectionStore>(createSelection());

export interface SelectionProviderProps {
  /** Absent: a new one. */
  readonly store?: SelectionStore | undefined;
  readonly children: ReactNode;
}

/** Each table has its own; it lasts as long as the list of this address. */
export function SelectionProvider({ store, children }: SelectionProviderProps) {
  const [own] = useState(createSelection);
  return <SelectionContext value={store ?? own}>{children}</SelectionContext>;
}

export const useSelectionStore = (): SelectionStore => useContext(SelectionContext);
export const useSelection = (): Selection => useStore(useSelectionStore());
