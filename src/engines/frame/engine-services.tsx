/** What the shell offers to engines: places in the page head, hand-written blocks, and a way to support. */
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import type { Person } from '../../client/session/use-person.ts';
import type { Choice } from '../../define/fields/field.ts';
import type { Values } from '../binding/schema.ts';

export interface EngineServices {
  /** Beside the page title: how many rows there are. */
  readonly count?: HTMLElement | null;
  /** At the right edge of the page head: buttons. */
  readonly actions?: HTMLElement | null;
  /** The hand-written blocks, by name. */
  readonly custom?: Readonly<Record<string, ComponentType>>;
  /** Who is signed in. */
  readonly person?: Person | undefined;
  /** Where everybody finds something; absent where there is no such place. */
  readonly home?: { readonly href: string; readonly label: string };
  /** Opens the search of the page; absent where there is none. */
  readonly search?: () => void;
  /** Opens support; absent where there is none. */
  readonly contactSupport?: () => void;
  /** Beside the page title: the saved view that is open. */
  readonly views?: HTMLElement | null;
  /** A tile that the server has nothing for is taken out of its board; absent elsewhere. */
  readonly leaveOut?: () => void;
  /** Where saved views of this screen's lists are kept; absent where nobody keeps any. */
  readonly listViews?: ListViews | undefined;
  /** Where the order of this screen's tiles is kept; absent where nobody keeps one. */
  readonly boardOrders?: BoardOrders;
  /** Makes files that are too large for the browser; absent where nobody does. */
  readonly exports?: Exports;
}

export interface ListViews {
  /** A hook: the person's views of the list at a place of the screen; undefined while they are not known. */
  useViews(place: string): Views;
}

/** A view as its owner has saved it. */
export interface SavedView {
  readonly id: number;
  readonly name: string;
  /** What the list would write into the address. */
  readonly state: string;
  /** Opened when the list is entered without a state of its own. */
  readonly isDefault: boolean;
}

export interface Views {
  readonly views: readonly SavedView[] | undefined;
  /** They are what the server has now, and no older answer. */
  readonly fresh: boolean;
  /** Without an id it is a new one. */
  save(view: Omit<SavedView, 'id' | 'isDefault'> & { readonly id?: number }): Promise<SavedView>;
  duplicate(id: number, name: string): Promise<SavedView>;
  remove(id: number): Promise<void>;
  /** undefined: the list opens as it is made. */
  setDefault(id: number | undefined): Promise<void>;
}

export interface BoardOrders {
  /** A hook: the person's order of the tiles of the board at a place of the screen. */
  useOrder(place: string): BoardOrder;
}

export interface BoardOrder {
  /** undefined while it is not known. */
  readonly kept: Arrangement | undefined;
  save(arrangement: Arrangement): Promise<void>;
}

/** Names of tiles; both empty: as the board is made. */
export interface Arrangement {
  readonly tiles: readonly string[];
  /** They keep their place among `tiles`, for when they are shown again. */
  readonly hidden: readonly string[];
}

export interface Exports {
  /** Resolves when the work is queued; the person follows it in the list of jobs. */
  start(request: ExportRequest): Promise<void>;
}

export interface ExportRequest {
  /** Name of the list call, and its input without paging. */
  readonly operation: string;
  readonly input: Values;
  readonly columns: readonly ExportColumn[];
  readonly format: 'csv' | 'xlsx';
  /** Without extension. */
  readonly fileName: string;
  readonly locale: string;
}

export interface ExportColumn {
  readonly field: string;
  readonly title: string;
  readonly kind: string;
  /** What the kind is told. */
  readonly with?: object;
  readonly choices?: readonly Choice[];
  /** Where in a row the currency stands. */
  readonly currencyField?: string;
}

const EngineServicesContext = createContext<EngineServices>({});

/** A value given further inside adds to what stands outside. */
export function EngineServicesProvider({ value, children }: { value: EngineServices; children: ReactNode }) {
  const around = useContext(EngineServicesContext);
  return <EngineServicesContext value={{ ...around, ...value }}>{children}</EngineServicesContext>;
}

export const useEngineServices = (): EngineServices => useContext(EngineServicesContext);

export interface PageHeadPortalProps {
  readonly place: HTMLElement | null | undefined;
  readonly children: ReactNode;
}

/** Shows its content in the page head; nowhere when there is none. */
export const PageHeadPortal = ({ place, children }: PageHeadPortalProps) =>
  place ? createPortal(children, place) : null;
