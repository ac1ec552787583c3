/** What stands beside a list: blocks in it have their actions below what scrolls there, and what was typed for a row waits until it is at hand again. */
import { createContext, useContext } from 'react';

export interface Pane {
  /** The place for actions; null: it is about to be there. */
  readonly foot: HTMLElement | null;
  /** What was typed for the row at hand and not sent yet. */
  readonly draft: string;
  keep(draft: string): void;
  /** Something was done from here: the row may go, and the next one comes. */
  done(): void;
}

const PaneContext = createContext<Pane | undefined>(undefined);

export const PaneProvider = PaneContext.Provider;
export const usePane = (): Pane | undefined => useContext(PaneContext);
