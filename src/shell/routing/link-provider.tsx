/** Tells wrappers and fields where things live, and lets the router take over plain clicks on links within the portal. */
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { shell } from '../../../manifests/shell.ts';
import { fillPath } from '../../client/page/fill-path.ts';
import { type Links as LinkFunctions, LinkProvider } from '../../ui/links.tsx';
import { router } from './router.ts';
import { hrefOf } from './screen-address.tsx';

export function RoutedLinks({ children }: { readonly children: ReactNode }) {
  const value = useMemo<LinkFunctions>(() => ({ href: hrefOfRecord, follow }), []);
  return <LinkProvider value={value}>{children}</LinkProvider>;
}

/** undefined where the product has no screen for such a thing. */
export function hrefOfRecord(kind: string, id: string | number): string | undefined {
  const path = shell.links[kind];
  const name = path && /\$(\w+)/.exec(path)?.[1];
  return path && name ? hrefOf(fillPath(path, { [name]: id })) : undefined;
}

function follow(href: string, event: MouseEvent<HTMLAnchorElement>): void {
  const otherWindow = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  if (!href.startsWith('#/') || otherWindow) return;
  event.preventDefault();
  router.history.push(href.slice(1));
}
