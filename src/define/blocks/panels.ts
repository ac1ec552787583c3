/** Panels that are files of their own, and pages that people arrange of them. */

import type { Bindings, RequiredBindings } from '../binding/binding.ts';
import type { AnyBindingScope, BindingScope, Block, Scoped, WithRow } from '../binding/binding-scope.ts';
import type { Source } from '../contract/operation.ts';
import type { RowOf } from '../contract/rows.ts';
import type { Showable } from '../fields/column.ts';
import type { FieldKinds } from '../fields/field.ts';
import type { Action, Go } from './action.ts';
import type { Panel } from './arrangement.ts';

/** One file of `manifests/panels`: what a panel shows, and what is said of it where pages are arranged. */
export interface PanelFile extends Panel<BindingScope> {
  /** The name of an icon. */
  readonly icon: string;
  /** What it shows, in some words. */
  readonly help: string;
  /** Its place on the page that nobody has arranged, from the top. Absent: it stands there only where somebody puts it. */
  readonly place?: number;
}

/** A panel that pages can be arranged of. */
export const panel = (definition: PanelFile): PanelFile => definition;

/** A text that whoever arranges the page writes himself. @param kind of what he writes. */
export const freeText = (kind: keyof FieldKinds): Block<BindingScope> =>
  ({ block: 'text', as: kind, html: '' }) as never;

/** The panels that there are, by the names of their files. */
export interface Palette {
  readonly panels: readonly (PanelFile & { readonly name: string })[];
}

/** All panels of a folder. @param files by their paths, as the bundler's glob of the folder gives their default exports. */
export const panelsIn = (files: Readonly<Record<string, PanelFile>>): Palette => ({
  panels: Object.entries(files)
    .map(([file, found]) => ({ ...found, name: file.replace(/^.*\/|\.ts$/g, '') }))
    .sort((one, other) => (one.place ?? 1000) - (other.place ?? 1000) || one.name.localeCompare(other.name)),
});

/** A panel as the server keeps it on a page. */
interface PlacedPanel {
  readonly Key: string;
  readonly Panel: string;
  readonly Title?: string;
  readonly Width?: number;
  readonly Html?: string;
}

/** Fields that hold the panels of a page. */
type PanelList<Data> = {
  [Name in keyof Data & string]: Data[Name] extends readonly PlacedPanel[] ? Name : never;
}[keyof Data & string];

type Field<Data> = keyof Data & string;
/** An input that is not bound. */
type Name<Input, Bound> = Exclude<keyof Input & string, Bound>;

interface PageChoices<Data> {
  /** What is chosen. */
  readonly title: string;
  /** The field that lists the choices. */
  readonly list: Field<Data>;
  /** Of each choice: what tells it apart, and what it is called. */
  readonly value: string;
  readonly label: string;
  /** The write that keeps what was chosen. */
  readonly keep: ChosenBy;
}

/** The write that keeps a choice: `chosenBy(ChooseLandingPage, 'page')`. */
export interface ChosenBy {
  readonly chosen: string;
}

/** Keeps which page somebody has chosen. @param input takes what was chosen. */
export const chosenBy = <Input, Data>(source: Source<Input, Data, 'write'>, input: keyof Input & string): ChosenBy =>
  ({ chosen: input, source, input: {} }) as never;

/** A page of panels: the server says which of them, in which order; nothing said: those that have a place of their own. */
export function panelsFrom<Input, Data, S extends AnyBindingScope = BindingScope, Bound extends keyof Input = never>(
  source: Source<Input, Data, 'read'>,
  input: RequiredBindings<Input, Bound, S>,
  palette: Palette,
  definition: {
    /** The field that lists the panels. */
    readonly list: PanelList<Data>;
    /** The field that tells this page from others: whoever arranges his own tiles does so for each. */
    readonly key?: Field<Data>;
    /** The field with the rights of somebody else, as whom the page is looked at. */
    readonly rights?: Field<Data>;
    /** Other pages that may be chosen. */
    readonly choices?: PageChoices<Data>;
  },
): Block<S> {
  return { block: 'panels', source, input, ...palette, ...definition } as never;
}

/** The write that keeps an arrangement. */
export interface SavedPanels<S extends AnyBindingScope> extends Scoped<S> {
  readonly saved: string;
}

/** Saves all panels of a page in their order: `savePanels(Save, { id: param('id'), version: row('Version') }, { list: 'panels' })`. */
export function savePanels<Input, Data, S extends AnyBindingScope = BindingScope, Bound extends keyof Input = never>(
  source: Source<Input, Data, 'write'>,
  input: Bindings<Input, Bound, S>,
  definition: {
    /** The input that takes them. */
    readonly list: Name<Input, Bound>;
  },
): SavedPanels<S> {
  return { saved: 'panels', source, input, ...definition } as never;
}

/** The pages that are arranged beside the one at hand. */
export interface OtherPages<S extends AnyBindingScope> extends Scoped<S> {
  readonly others: string;
}

/** All pages of a call as tabs, in their order: `otherPages(GetLandingPages, {}, { value: 'LandingPageId', … })`. */
export function otherPages<Input, Data, S extends AnyBindingScope = BindingScope, Bound extends keyof Input = never>(
  source: Source<Input, Data, 'read'>,
  input: RequiredBindings<Input, Bound, S>,
  definition: {
    /** The field that tells one from another; the page at hand has it too. */
    readonly value: Showable<RowOf<Data>>;
    /** What it is called. */
    readonly label: Showable<RowOf<Data>>;
    /** The field with how far each is, said small behind its name. */
    readonly status?: Showable<RowOf<Data>>;
    /** Where each is arranged. */
    readonly open: Go<WithRow<S, RowOf<Data>>>;
    /** Makes another, behind the last. */
    readonly add?: Action<S>;
  },
): OtherPages<S> {
  return { others: 'pages', source, input, ...definition } as never;
}

/** Where a page is arranged: panels to choose from, the page as it will be, and what is set of each panel. */
export function arrangePanels<Input, Data, S extends AnyBindingScope = BindingScope, Bound extends keyof Input = never>(
  source: Source<Input, Data, 'read'>,
  input: RequiredBindings<Input, Bound, S>,
  palette: Palette,
  definition: {
    /** The field that lists the panels. */
    readonly list: PanelList<Data>;
    /** The write that keeps them. */
    readonly save: SavedPanels<WithRow<S, Data>>;
    /** What is done with a page that is arranged: what is not saved yet is saved before. */
    readonly publish: Action<WithRow<S, Data>>;
    /** What else can be done with it, of what is saved: offered while nothing waits to be. */
    readonly actions?: readonly Action<WithRow<S, Data>>[];
    /** Other pages that are arranged. */
    readonly others?: OtherPages<S>;
    /** What is set of the whole page, over what is set of the chosen panel; row(…) is the page. */
    readonly aside?: Block<WithRow<S, Data>>;
  },
): Block<S> {
  return { block: 'arrange', source, input, ...palette, ...definition } as never;
}
