/** The address of the open screen for everything below it, over the router. */
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { shell } from '../../../manifests/shell.ts';
import { type Address, AddressProvider, changedSearch } from '../../client/page/address.tsx';
import { fillPath } from '../../client/page/fill-path.ts';
import { followPlace } from './follow-href.ts';
import { placeBefore } from './place-before.ts';

export const hrefOf = (to: string): string => `#${to}`;

/** undefined where the product has no screen for such a thing. */
export function hrefOfRecord(kind: string, id: string | number): string | undefined {
  const path = shell.links[kind];
  const name = path && /\$(\w+)/.exec(path)?.[1];
  return path && name ? hrefOf(fillPath(path, { [name]: id })) : undefined;
}

type Texts = Readonly<Record<string, string>>;

export interface ScreenAddressProps {
  readonly path: string;
  readonly params: Texts;
  readonly search: Texts;
  readonly children: ReactNode;
}

export function ScreenAddress({ path, params, search, children }: ScreenAddressProps) {
  const router = useRouter();
  const value = useMemo<Address>(
    () => ({
      path,
      params,
      search,
      setSearch(changes, options) {
        // The search of the moment: several changes may come in one go. The page stays where it is scrolled to.
        const next = (before: Texts) => changedSearch(before, changes);
        const to = { to: '.', search: next, replace: options?.replace ?? false, resetScroll: false };
        void router.navigate(to as never);
      },
      navigate: (to, options) => (options?.replace ? router.history.replace(to) : followPlace(router.history, to)),
      leave: () => router.history.push(placeBefore()),
      href: hrefOf,
    }),
    [router, path, params, search],
  );
  return <AddressProvider value={value}>{children}</AddressProvider>;
}
