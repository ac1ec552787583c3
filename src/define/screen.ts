/** Screens: an address, and what stands there. */
import type { Json } from './binding.ts';
import type { BlockShape, HeadShape } from './block-shapes.ts';
import type { Needs } from './capability.ts';
import type { Head } from './head.ts';
import type { PathParams, WellFormed } from './route.ts';
import type { Block, Scope } from './scope.ts';

export type MenuGroup = 'Marketplaces' | 'Quotes' | 'Orders' | 'Reports' | 'New' | 'Profile' | 'Main';

/** In the path of an entry, accountId is the account of the signed-in user. */
export interface MenuEntry {
  readonly group: MenuGroup;
  readonly order: number;
  /** Absent: the title of the screen. */
  readonly title?: string;
  readonly icon?: string;
}

/** The screen's place among the sub-screens of a head. */
export interface Tab {
  readonly title: string;
  readonly order: number;
  /** Over the head's record; loosely typed, because the head is often shared by many screens. */
  readonly when?: {
    readonly properties: Readonly<Record<string, { readonly const: Json } | { readonly enum: readonly Json[] }>>;
  };
}

interface Frame {
  readonly title: string;
  readonly needs?: Needs;
  readonly menu?: MenuEntry;
  readonly layout?: 'main' | 'plain';
  readonly tab?: Tab;
  /** Absent: login. */
  readonly access?: 'public' | 'midLogin' | 'login';
  /** A matter of the user himself: nobody who works in his name is offered it or gets in by its address (LAY-24). */
  readonly personal?: true;
}

/** A screen as the shell and the engines see it. */
export interface Screen extends Frame {
  readonly path: string;
  readonly head?: HeadShape;
  readonly body: BlockShape;
}

export interface ScreenDefinition<P extends string> extends Frame {
  readonly head?: Head<Scope<PathParams<P>>>;
  readonly body: Block<Scope<PathParams<P>>>;
}

/** `screen('/account/$accountId/roles', { title: 'Roles', body: table(…) })`. */
export function screen<const P extends `/${string}`>(path: P, definition: ScreenDefinition<P> & WellFormed<P>): Screen {
  return { path, ...definition } as never;
}
