/** What stands in a bar, as a link where it leads somewhere. */
import type { ReactNode } from 'react';
import { useAddress } from '../../client/page/address.tsx';
import type { LanesShape } from '../../define/shapes/side-by-side-shapes.ts';
import { Link } from '../../ui/links.tsx';
import type { BindingValues } from '../binding/resolve.ts';
import { hrefOf } from '../frame/link-address.ts';
import type { Bar } from './axis.ts';

interface BarLinkProps {
  readonly block: LanesShape;
  readonly bar: Bar;
  readonly scope: BindingValues;
  /** Its label in parts. */
  readonly children?: ReactNode;
}

export function BarLink({ block, bar, scope, children }: BarLinkProps) {
  const address = useAddress();
  const own = { ...scope, row: bar.row };
  const said = children ?? bar.label;
  const href = (block.open ?? []).map((to) => hrefOf(address, to, own)).find((each) => each !== undefined);
  return href === undefined ? <bdi>{said}</bdi> : <Link href={href}>{said}</Link>;
}

export interface DrawnProps {
  readonly block: LanesShape;
  readonly scope: BindingValues;
  readonly locale: string;
}

/** Both ends included. */
export function daysText(bar: Bar, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const from = new Date(bar.from);
  return bar.to === undefined ? `${format.format(from)} –` : format.formatRange(from, new Date(bar.to));
}
