/** Manifests as engines read them: the data behind the phantom types of src/define. */
import type { TSchema } from 'typebox';
import type { Confirm } from '../define/action.ts';
import type { Json } from '../define/binding.ts';
import type { Needs } from '../define/capability.ts';
import type { AnyOperation } from '../define/operation.ts';

export type Values = Readonly<Record<string, unknown>>;

export type Binding =
  | { readonly param: string }
  | { readonly row: string }
  | { readonly session: string }
  | { readonly step: string }
  | { readonly selected: string }
  | { readonly constant: Json };
export type Bindings = Readonly<Record<string, Binding>>;

/** One part of an operation's answer. */
export interface PartShape {
  readonly operation: string;
  readonly of: AnyOperation;
  readonly part: string;
}
export type SourceShape = AnyOperation | PartShape;

/** A call and where its input comes from. */
export interface Asking {
  readonly source: SourceShape;
  readonly input: Bindings;
}

export interface GoShape {
  readonly go: string;
  readonly params: Bindings;
}

/** A condition on a row, the part of JSON Schema that manifests use. */
export interface ConditionShape {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly not?: ConditionShape;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly properties?: Readonly<Record<string, ConditionShape>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly ConditionShape[];
  readonly allOf?: readonly ConditionShape[];
}

/** A column, a filter, or a field that is asked for. */
export interface FieldShape {
  readonly field: string;
  readonly as?: string;
  readonly title?: string;
  readonly needs?: Needs;
  readonly currency?: string;
  readonly width?: number;
  readonly display?: 'toggles' | 'switch';
  readonly options?: Asking & { readonly value: string; readonly label: string };
  readonly layout?: Asking;
}
export type FieldEntry = string | FieldShape;

interface ActionBase {
  readonly label: string;
  readonly icon?: string;
  readonly tone?: 'default' | 'danger';
  readonly when?: ConditionShape;
  readonly confirm?: Confirm;
  readonly message?: string;
}
export interface CallAction extends ActionBase, Asking {
  readonly action: 'call' | 'download';
  readonly ask?: readonly FieldEntry[];
  readonly then?: GoShape;
}
export interface OpenAction extends ActionBase {
  readonly action: 'open';
  readonly to: GoShape;
  readonly needs?: Needs;
}
export type ActionShape = CallAction | OpenAction;

export const fieldOf = (entry: FieldEntry): FieldShape => (typeof entry === 'string' ? { field: entry } : entry);

/** The operation behind a source. */
export const operationOf = (source: SourceShape): AnyOperation => ('of' in source ? source.of : source);

/** Schemas are JSON Schema at run time; engines read them as that. */
export interface SchemaShape {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, SchemaShape>>;
  readonly required?: readonly string[];
  readonly items?: SchemaShape;
  readonly anyOf?: readonly SchemaShape[];
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly patternProperties?: Readonly<Record<string, SchemaShape>>;
  readonly additionalProperties?: unknown;
}
export const readable = (schema: TSchema): SchemaShape => schema as SchemaShape;
