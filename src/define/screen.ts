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

/** The entry of a screen in a menu. Parameters in the path of an entry come from the signed-in user, as the shell says. */
export interface MenuEntry {
  /** One of the menus of `manifests/shell.ts`. */
  readonly group: MenuGroup;
  /** Its place among the entries of the menu. */
  readonly order: number;
  /** Absent: the title of the screen. */
  readonly title?: string;
  /** The name of an icon, before the title. */
  readonly icon?: string;
}

/** The screen's place among the sub-screens of a head. */
export interface Tab<When = ConditionShape, Count = CountedShape> {
  /** What the tab is called. */
  readonly title: string;
  /** Its place among the tabs. */
  readonly order: number;
  /** There only while this holds of the record that the head has read. */
  readonly when?: When;
  /** How many there are in it, behind its title: `counted(GetNotes, { accountId: param('accountId') })`. */
  readonly count?: Count;
  /** What is missing in it, counted, in place of how many there are: a mark where nothing is. */
  readonly missing?: Count;
}

interface ScreenOptions<When = ConditionShape, Count = CountedShape> {
  /** Over the screen, and in menu and browser where these say nothing else. */
  readonly title: string;
  /** A right beside those of its calls. Absent: whoever may make the calls may open it. */
  readonly needs?: Needs;
  /** Its entry in a menu. Absent: only links lead there. */
  readonly menu?: MenuEntry;
  /** plain: a card by itself, without the menus. Absent: main. */
  readonly layout?: 'main' | 'plain';
  /** Its tab below the head of a record, beside other screens with the same head. */
  readonly tab?: Tab<When, Count>;
  /** Who gets in: everybody, whoever is in the middle of signing in, or who is signed in. Absent: login. */
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
  /** The head of the record that the screen belongs to. */
  readonly header?: RecordHeader<BindingScope<PathParams<P>>, Record>;
  /** What stands there: one block, which may hold others. */
  readonly body: Block<BindingScope<PathParams<P>>>;
}

/** One file is one screen: its address, with parameters as `$accountId` and `find?`, and what stands there. */
export function screen<const P extends `/${string}`, Record = unknown>(
  path: P,
  definition: ScreenDefinition<P, Record> & WellFormed<P>,
): Screen {
  return { path, ...definition } as never;
}
