/** The screens as the shell needs them before any of their chunks is loaded; made from manifests/screens by vite.config.ts. */
declare module 'virtual:screens' {
  import type { Needs } from '../../define/contract/capability.ts';
  import type { MenuEntry, Screen, Tab } from '../../define/screen.ts';
  import type { ConditionShape } from '../../define/shapes/element-shapes.ts';

  export interface ScreenEntry {
    /** As in the manifest, with parameters and query names. */
    readonly path: string;
    readonly title: string;
    /** Written on the screen itself: the guard asks for it (ROUTE-60). */
    readonly needs?: Needs;
    /** The screen's needs together with those of its main calls: menus and the no-right state ask for it. */
    readonly gate: Needs;
    /** Values of the signed-in user that its calls cannot do without. */
    readonly session?: readonly string[];
    readonly menu?: MenuEntry;
    readonly tab?: Tab<ConditionShape, true>;
    /** Not for who works in the user's name. */
    readonly personal?: true;
    readonly layout: 'main' | 'plain';
    readonly access: 'public' | 'midLogin' | 'login';
    /** Path parameters that must be whole numbers. */
    readonly numeric: readonly string[];
    readonly hasHeader: boolean;
    /** Its folder among the screens, whose texts come with it. */
    readonly area: string;
    load(): Promise<{ readonly default: Screen }>;
  }

  export const screens: readonly ScreenEntry[];
}
