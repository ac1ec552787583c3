/** Where things live: fields and wrappers ask here for an address, so they need not know any screen. */
import { type AnchorHTMLAttributes, createContext, type MouseEvent, useContext } from 'react';

export interface Links {
  /** The address of one thing ('account', 100734), or undefined where none is known or allowed. */
  href(kind: string, id: string | number): string | undefined;
  /** Lets the router take over a plain click; without it the browser follows the link. */
  follow?(href: string, event: MouseEvent<HTMLAnchorElement>): void;
}

const LinkContext = createContext<Links>({ href: () => undefined });

export const LinkProvider = LinkContext.Provider;

export function useLinks(): Links {
  return useContext(LinkContext);
}

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

/** An anchor that the router may take over. */
export function Link({ href, onClick, children, ...anchor }: LinkProps) {
  const { follow } = useLinks();
  const clicked = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented && isPlainClick(event)) follow?.(href, event);
  };
  return (
    <a {...anchor} href={href} onClick={clicked}>
      {children}
    </a>
  );
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** What makes a control a link that the router may take over. */
export function linkProps(href: string, follow: ReturnType<typeof useLinks>['follow']): object {
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => follow?.(href, event);
  return { component: 'a', href, ...(follow === undefined ? {} : { onClick }) };
}
