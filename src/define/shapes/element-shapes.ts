/** The parts of blocks as engines read them: the data that the helpers return, without the types that checked it. */

import type { Json } from '../binding/binding.ts';
import type { Confirm, KeySequence } from '../blocks/action.ts';
import type { Needs } from '../contract/capability.ts';
import type { AnyOperation, Kind } from '../contract/operation.ts';
import type { Part } from '../contract/rows.ts';
import type { Total } from '../fields/column.ts';
import type { Choice, FieldKinds } from '../fields/field.ts';

/** An operation, or a part of its answer; only a part has `of`. */
export type SourceShape = AnyOperation | Part<unknown, unknown, Kind, unknown>;

export type BindingShape =
  | { readonly constant: Json }
  | { readonly param: string }
  | { readonly row: string }
  | { readonly selected: string }
  | { readonly session: string }
  | { readonly step: string }
  | { readonly head: string }
  | { readonly input: string };
export type InputShape = Readonly<Record<string, BindingShape>>;

/** The operation behind a source. */
export const operationOf = (source: SourceShape): AnyOperation => ('of' in source ? source.of : source);

/** What every part that calls has in common. */
export interface CallShape {
  readonly source: SourceShape;
  readonly input: InputShape;
}

/** A value, one of several, or none of these. */
export type TestShape = Json | readonly Json[] | { readonly not: Json | readonly Json[] };
export interface WhereShape {
  readonly where: Readonly<Record<string, TestShape>>;
}
export type ConditionShape = WhereShape | { readonly either: readonly WhereShape[] };

export interface LanguagesShape {
  readonly fallback: string;
}

/** The kind of each item of a list, and what it is told. */
export interface ItemsShape {
  readonly as: keyof FieldKinds;
  readonly with?: object;
  readonly most?: number;
}

export interface LongColumn {
  readonly field: string;
  readonly as?: keyof FieldKinds;
  /** It holds a text for each language; `as` is the kind of each. */
  readonly languages?: LanguagesShape;
  readonly items?: ItemsShape;
  /** What the kind is told. */
  readonly with?: object;
  readonly title?: string;
  readonly needs?: Needs;
  readonly currency?: string;
  readonly ends?: string;
  readonly width?: number;
  readonly hidden?: boolean;
  readonly group?: string;
  readonly code?: 'head' | 'none';
  readonly whole?: true;
  readonly total?: Total;
  readonly fault?: { readonly field: string; readonly title: string };
  /** What its codes are called, where the server says so. */
  readonly choices?: readonly Choice[];
}
export type ColumnShape = string | LongColumn;

/** The long form of a column, a filter or an asked field that may be a name only. */
export const fieldOf = <Long extends { readonly field: string }>(entry: string | Long): Long =>
  typeof entry === 'string' ? ({ field: entry } as Long) : entry;

export interface LookupShape extends CallShape {
  readonly lookup: 'operation';
  readonly text: string;
  readonly value: string;
  readonly label: string;
  readonly icon?: string;
}
/** A value, or several that are switched as one. */
export type SegmentShape = Choice['value'] | { readonly title: string; readonly of: readonly Choice['value'][] };
export interface LongFilter {
  readonly field: string;
  readonly as?: keyof FieldKinds;
  readonly title?: string;
  readonly display?: 'toggles' | 'tabs' | 'switch';
  readonly faults?: readonly Choice['value'][];
  readonly segments?: readonly SegmentShape[];
  readonly always?: true;
  readonly lookup?: LookupShape;
  readonly options?: OptionsShape;
  /** What can be chosen, where the server says so. */
  readonly choices?: readonly Choice[];
}
export type FilterShape = string | LongFilter;

export interface OptionsShape extends CallShape {
  readonly options: 'operation';
  readonly value: string;
  readonly label: string;
  readonly note?: string;
  readonly display?: 'cards';
  readonly text?: string;
  readonly chosen?: string;
  readonly when?: ConditionShape;
  readonly start?: ConditionShape;
}
/** What is asked how many there are. */
export interface CountedShape extends CallShape {
  readonly counted: 'operation';
}
export interface CheckShape extends CallShape {
  readonly check: 'operation';
}
export interface ServerLayoutShape extends CallShape {
  readonly layout: 'server';
  readonly checks?: Readonly<Record<string, CheckShape>>;
  readonly choices?: FieldChoicesShape;
}
/** Choices of fields by their names, which the input `name` takes. */
export interface FieldChoicesShape extends OptionsShape {
  readonly name: string;
}
export interface LongFormField {
  readonly field: string;
  readonly as?: keyof FieldKinds;
  readonly languages?: LanguagesShape;
  readonly items?: ItemsShape;
  /** What the kind is told. */
  readonly with?: object;
  readonly title?: string;
  readonly help?: string;
  readonly width?: 1 | 2;
  readonly options?: OptionsShape;
  readonly layout?: ServerLayoutShape;
  readonly check?: CheckShape;
  readonly currency?: BindingShape;
  readonly when?: ConditionShape;
  readonly needs?: Needs;
  readonly requiredWhen?: ConditionShape;
}
export type FormFieldShape = string | LongFormField;

export interface GoShape {
  readonly go: string;
  readonly params: InputShape;
}

export interface LockShape {
  readonly while: ConditionShape;
  readonly reason: string;
  readonly from?: string;
}
export type ConfirmShape =
  | string
  | (Omit<Exclude<Confirm, string>, 'values'> & { readonly values?: Readonly<Record<string, string>> });
interface ButtonShape {
  readonly label: string;
  readonly icon?: string;
  /** icon: it stands in its row by its icon; button: a download stands among the buttons. */
  readonly display?: 'icon' | 'button';
  readonly tone?: 'default' | 'main' | 'danger';
  readonly when?: ConditionShape;
  readonly may?: string;
  readonly reason?: string;
  readonly locks?: readonly LockShape[];
  readonly keys?: KeySequence;
  readonly confirm?: ConfirmShape;
  readonly message?: string;
}
export interface UndoShape extends CallShape {
  readonly undo: 'operation';
  readonly message?: string;
}
export interface CallAction extends ButtonShape, CallShape {
  readonly action: 'call';
  readonly ask?: readonly FormFieldShape[];
  readonly start?: InputShape;
  readonly undo?: UndoShape;
  readonly job?: string;
  readonly then?: GoShape;
}
export interface DownloadAction extends ButtonShape, CallShape {
  readonly action: 'download';
  readonly ask?: readonly FormFieldShape[];
}
export interface LinkShape extends Omit<ButtonShape, 'message'> {
  readonly action: 'link';
  readonly to: GoShape;
}
export interface ShowShape extends ButtonShape {
  readonly action: 'show';
  readonly width?: 'wide';
  readonly body: { readonly block: string };
}
/** Actions that call. */
export type CallingAction = CallAction | DownloadAction;
export const isCalling = (action: ActionShape): action is CallingAction =>
  action.action === 'call' || action.action === 'download';
export type ActionShape = CallingAction | LinkShape | ShowShape;
export interface ListOrderShape {
  readonly title: string;
  readonly by: string;
  readonly direction: 'ASC' | 'DESC';
}
export interface ViewHeadShape {
  readonly number: string;
  readonly title?: string;
  readonly name: string;
  readonly status: string;
}
