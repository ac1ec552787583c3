/** What a part of a screen hands to its calls, what locks it, and all that is told of it in no other words. */
import type { BindingShape, LockShape } from '../../src/define/shapes/element-shapes.ts';
import type { ManifestObject } from '../../src/define/walk.ts';
import { conditionText } from './condition-text.ts';

/** Told of as texts, columns, actions, rights or parts of their own. */
const told = ['title', 'empty', 'help', 'message', 'submit', 'label', 'tone', 'icon', 'confirm', 'sort'];
const own = ['input', 'locks', 'when', 'requiredWhen', 'may', 'needs', 'source'];
const lists = ['columns', 'filters', 'fields', 'facts', 'sections', 'sortable', 'toolbar', 'actions', 'bulk', 'links'];
const inner = ['block', 'head', 'step', 'body', 'blocks', 'panels', 'steps', 'below', 'aside', 'after', 'detail'];

export const partKeys: readonly string[] = [...told, ...own, ...lists, ...inner];
export const actionKeys: readonly string[] = [...told, ...own, 'action'];
export const columnKeys: readonly string[] = [...told, ...own, 'field', 'as', 'with', 'items', 'hidden', 'width'];

/** Where each input of its call comes from: 'value of accountId' to 'param accountId'. */
export const bindingsOf = (part: ManifestObject): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries((part['input'] ?? {}) as Readonly<Record<string, BindingShape>>).map(([name, binding]) => [
      `value of ${name}`,
      bindingText(binding),
    ]),
  );

function bindingText(binding: BindingShape): string {
  const [[kind, value] = ['nothing', '']] = Object.entries(binding);
  return `${kind} ${typeof value === 'string' && kind !== 'constant' ? value : JSON.stringify(value)}`;
}

export const locksOf = (part: ManifestObject): readonly string[] =>
  ((part['locks'] ?? []) as readonly LockShape[]).map((lock) => conditionText(lock.while));

/** Whatever else is said of it, so that no change of a manifest goes untold. */
export const restOf = (part: ManifestObject, known: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(part)
      .filter(([key, value]) => !known.includes(key) && value !== undefined && !isPart(value))
      .map(([key, value]) => [key, JSON.stringify(value, short)]),
  );

/** A part with a call of its own, such as a search, is told of by itself. */
const isPart = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ['block', 'search', 'edit'].some((key) => key in value);

/** Calls by their name: what they are is told of where they are declared. */
const short = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'operation' in value ? value.operation : value;
