/** Tells wrappers and fields where things live, and lets the router take over plain clicks on links within the portal. */
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { type Links as LinkFunctions, LinkProvider } from '../../ui/links.tsx';
import { followHref } from './follow-href.ts';
import { router } from './router.ts';
import { hrefOfRecord } from './screen-address.tsx';

export function RoutedLinks({ children }: { readonly children: ReactNode }) {
  const value = useMemo<LinkFunctions>(() => ({ href: hrefOfRecord, follow }), []);
  return <LinkProvider value={value}>{children}</LinkProvider>;
}

function follow(href: string, event: MouseEvent<HTMLAnchorElement>): void {
  const otherWindow = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  if (!/^\/?#\//.test(href) || otherWindow) return;
  event.preventDefault();
  followHref(router, href);
}
