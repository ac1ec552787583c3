/** Where the person is and how to go elsewhere; the shell provides it from the router, a story from memory. */
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

export interface Address {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly search: Readonly<Record<string, string>>;
  /** Changes some search values; undefined takes one away. `replace` leaves no step for the Back button. */
  setSearch(changes: Readonly<Record<string, string | undefined>>, options?: { readonly replace?: boolean }): void;
  /** Goes to a place such as '/account/7?tab=x'. `replace` leaves no step for the Back button. */
  navigate(to: string, options?: { readonly replace?: boolean }): void;
  /** Goes to where somebody was before this screen. */
  leave(): void;
  /** The place as the `href` of a link. */
  href(to: string): string;
}

const AddressContext = createContext<Address | undefined>(undefined);

export interface AddressProviderProps {
  readonly value: Address;
  readonly children: ReactNode;
}

export const AddressProvider = ({ value, children }: AddressProviderProps) => (
  <AddressContext value={value}>{children}</AddressContext>
);

/** @throws outside of an AddressProvider. */
export function useAddress(): Address {
  const address = useContext(AddressContext);
  if (!address) throw new Error('useAddress needs an AddressProvider (or MemoryAddress in a story) above it');
  return address;
}

type Search = Readonly<Record<string, string>>;

/** The search after some changes: the new order keeps what stays in place. */
export const changedSearch = (search: Search, changes: Readonly<Record<string, string | undefined>>): Search =>
  Object.fromEntries(
    Object.entries({ ...search, ...changes }).filter((each): each is [string, string] => each[1] !== undefined),
  );

export interface MemoryAddressProps {
  readonly path?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly search?: Search;
  readonly children: ReactNode;
}

/** An address that lives in memory: search changes show, ways to other places lead nowhere. */
export function MemoryAddress({ path = '/', params, search: first, children }: MemoryAddressProps) {
  const [search, setSearch] = useState<Search>(first ?? {});
  const value = useMemo<Address>(
    () => ({
      path,
      params: params ?? {},
      search,
      setSearch: (changes) => setSearch((before) => changedSearch(before, changes)),
      navigate: () => {},
      leave: () => {},
      href: (to) => `#${to}`,
    }),
    [path, params, search],
  );
  return <AddressProvider value={value}>{children}</AddressProvider>;
}
