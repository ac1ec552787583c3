/** The selection of the table around: the grid sets it, the bar that acts on it reads it. */
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useStore } from '../../../client/use-store.ts';
import { createSelection, type Selection, type SelectionStore } from './store.ts';

const SelectionContext = createContext<SelectionStore>(createSelection());

/** Each table has its own; it lasts as long as the list of this address. */
export function SelectionProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(createSelection);
  return <SelectionContext value={store}>{children}</SelectionContext>;
}

export const useSelectionStore = (): SelectionStore => useContext(SelectionContext);
export const useSelection = (): Selection => useStore(useSelectionStore());
