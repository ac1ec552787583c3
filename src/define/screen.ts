/** Screens: an address, and what stands there. */
import type { BindingScope, Block } from './binding/binding-scope.ts';
import type { Condition } from './binding/condition.ts';
import type { OrHint } from './binding/paths.ts';
import type { PathParams, WellFormed } from './binding/route.ts';
import type { Counted } from './blocks/counted.ts';
import type { RecordHeader } from './blocks/record-header.ts';
import type { Needs } from './contract/capability.ts';
import type { BlockShape, RecordHeaderShape } from './shapes/block-shapes.ts';
import type { ConditionShape, CountedShape } from './shapes/element-shapes.ts';

/** The menus of the portal; `manifests/shell.ts` adds their names by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface MenuGroups {}
/** Mapped and with a hint, so that messages list the names. */
export type MenuGroup = OrHint<{ [Name in keyof MenuGroups]: Name }[keyof MenuGroups], 'the shell has no menu'>;

/** Parameters in the path of an entry come from the signed-in user, as the shell says. */
export interface MenuEntry {
  readonly group: MenuGroup;
  readonly order: number;
  /** Absent: the title of the screen. */
  readonly title?: string;
  readonly icon?: string;
}

/** The screen's place among the sub-screens of a head. */
export interface Tab<When = ConditionShape, Count = CountedShape> {
  readonly title: string;
  readonly order: number;
  /** Of the record that the head has read. */
  readonly when?: When;
  /** How many there are in it, behind its title: `counted(GetNotes, { accountId: param('accountId') })`. */
  readonly count?: Count;
}

interface ScreenOptions<When = ConditionShape, Count = CountedShape> {
  readonly title: string;
  readonly needs?: Needs;
  readonly menu?: MenuEntry;
  readonly layout?: 'main' | 'plain';
  readonly tab?: Tab<When, Count>;
  /** Absent: login. */
  readonly access?: 'public' | 'midLogin' | 'login';
  /** A matter of the user himself: nobody who works in his name is offered it or gets in by its address (LAY-24). */
  readonly personal?: true;
}

/** A screen as the shell and the engines see it. */
export interface Screen extends ScreenOptions {
  readonly path: string;
  readonly header?: RecordHeaderShape;
  readonly body: BlockShape;
}

export interface ScreenDefinition<P extends string, Record>
  extends ScreenOptions<Condition<NoInfer<Record>>, Counted<BindingScope<PathParams<P>>>> {
  readonly header?: RecordHeader<BindingScope<PathParams<P>>, Record>;
  readonly body: Block<BindingScope<PathParams<P>>>;
}

/** `screen('/account/$accountId/roles', { title: 'Roles', body: table(…) })`. */
export function screen<const P extends `/${string}`, Record = unknown>(
  path: P,
  definition: ScreenDefinition<P, Record> & WellFormed<P>,
): Screen {
  return { path, ...definition } as never;
}
