/** The address of what a manifest's `go` leads to. */
import type { Address } from '../../client/page/address.tsx';
import { fillPath } from '../../client/page/fill-path.ts';
import { currentCapabilities } from '../../client/session/session.ts';
import type { GoShape } from '../../define/shapes/element-shapes.ts';
import { allowed } from '../access/gate.ts';
import { goGate } from '../access/needs.ts';
import { type BindingValues, resolveParams } from '../binding/resolve.ts';

/** Undefined when a value that the path needs is not there, or when the person may not go there. */
export function hrefOf(address: Address, go: GoShape | undefined, scope: BindingValues): string | undefined {
  if (!allowed(goGate(go), currentCapabilities())) return undefined;
  const params = go && resolveParams(go, scope);
  return params && address.href(fillPath(go.go, params));
}

/** This place with other search values, as a link that may be opened in another window. */
export function hrefHere(address: Address, changes: Readonly<Record<string, string | undefined>>): string {
  const search = Object.entries({ ...address.search, ...changes }).filter(
    (each): each is [string, string] => !!each[1],
  );
  const query = new URLSearchParams(search).toString();
  return address.href(query ? `${address.path}?${query}` : address.path);
}
