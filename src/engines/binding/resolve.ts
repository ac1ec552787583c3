/** Fills the input of a call, or the parameters of a link, from where the manifest says each value comes. */

import type { BindingShape, GoShape, InputShape, SourceShape } from '../../define/shapes/element-shapes.ts';
import { valueAt, withValueAt } from '../../rules/path.ts';
import { inputSchema, isOptional, type SchemaShape, schemaAt, type Values } from './schema.ts';
import { readText, writeText } from './text-value.ts';

/** What bindings may refer to at their place. */
export interface BindingValues {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly row?: unknown;
  readonly session?: unknown;
  readonly steps?: unknown;
  /** The record whose head stands above the screen. */
  readonly head?: unknown;
  /** What is typed in the form around. */
  readonly inputs?: unknown;
  readonly selected?: readonly unknown[];
}

/**
 * mismatch: the address has no parameter that can be this input, so there is no such thing to show.
 * missing: a required value is not known (yet).
 */
export type Resolved =
  | { readonly state: 'ready'; readonly input: Values }
  | { readonly state: 'mismatch'; readonly name: string }
  | { readonly state: 'missing'; readonly name: string };

export const resolveInput = (source: SourceShape, bindings: InputShape, scope: BindingValues): Resolved =>
  resolveValues(inputSchema(source), bindings, scope);

/** The same for values of any schema. */
export function resolveValues(schema: SchemaShape, bindings: InputShape, scope: BindingValues): Resolved {
  const input: Record<string, unknown> = {};
  for (const [name, binding] of Object.entries(bindings)) {
    const property = schemaAt(schema, name);
    const value = property ? fitted(boundValue(binding, scope), binding, property) : undefined;
    if (value === notFitting) return { state: 'mismatch', name };
    if (value !== undefined) input[name] = value;
    else if (!isOptional(schema, name)) return { state: 'param' in binding ? 'mismatch' : 'missing', name };
  }
  return { state: 'ready', input };
}

/** What stands in the fields of a call at first, as far as it is known; names may be dotted. */
export function startValues(source: SourceShape, bindings: InputShape, scope: BindingValues): Values {
  const schema = inputSchema(source);
  let values: Values = {};
  for (const [name, binding] of Object.entries(bindings)) {
    const property = schemaAt(schema, name);
    const value = property && fitted(boundValue(binding, scope), binding, property);
    if (value !== undefined && value !== notFitting) values = withValueAt(values, name, value);
  }
  return values;
}

const notFitting = Symbol('does not fit');

/** Addresses hold text only, so parameters are read as the input wants them. */
function fitted(value: unknown, binding: BindingShape, property: SchemaShape): unknown {
  // What a manifest says is meant, also where it says nothing: '' and null.
  if ('constant' in binding) return value;
  if (value === undefined || value === '' || value === null) return undefined;
  if (!('param' in binding) || typeof value !== 'string') return value;
  const read = readText(value, property);
  return read === undefined ? notFitting : read;
}

/** What a binding refers to, as it stands there. */
export function boundValue(binding: BindingShape, scope: BindingValues): unknown {
  if ('constant' in binding) return binding.constant;
  if ('param' in binding) return scope.params[binding.param];
  if ('row' in binding) return valueAt(scope.row, binding.row);
  if ('session' in binding) return valueAt(scope.session, binding.session);
  if ('step' in binding) return valueAt(scope.steps, binding.step);
  if ('head' in binding) return valueAt(scope.head, binding.head);
  if ('input' in binding) return valueAt(scope.inputs, binding.input);
  return scope.selected?.map((row) => valueAt(row, binding.selected)).filter((value) => value !== undefined);
}

/** The parameters of a link; undefined when one that the path needs is not known. */
export function resolveParams(go: GoShape, scope: BindingValues): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [name, binding] of Object.entries(go.params)) {
    const value = boundValue(binding, scope);
    const text = writeText(value);
    if (text !== undefined) params[name] = text;
  }
  return requiredParams(go.go).every((name) => name in params) ? params : undefined;
}

/** '/service/$serviceId/{-$pricelistId}?tab&page?' needs serviceId and tab. */
export function requiredParams(path: string): string[] {
  const question = path.indexOf('?');
  const [route, query] = question < 0 ? [path, ''] : [path.slice(0, question), path.slice(question + 1)];
  const inRoute = route.split('/').flatMap((segment) => (segment.startsWith('$') ? [segment.slice(1)] : []));
  return [...inRoute, ...query.split('&').filter((name) => name && !name.endsWith('?'))];
}
