/** What is sent for the changed rows: one input with a list of them, or one input for each. */

import { isEmpty } from '../../../rules/fields/empty.ts';
import { valueAt, withValueAt } from '../../../rules/path.ts';
import { type BindingValues, resolveInput } from '../../binding/resolve.ts';
import type { Values } from '../../binding/schema.ts';
import type { RowDraft } from './drafts.ts';
import type { EditPlan } from './edit-plan.ts';

export interface Sending {
  readonly input: Values;
  /** The rows that this call is about. */
  readonly ids: readonly string[];
}

export type Named = readonly [id: string, draft: RowDraft];

/** @throws when a bound value is missing, which the manifest's types rule out but for parameters. */
export function sendings(plan: EditPlan, drafts: readonly Named[], scope: BindingValues): readonly Sending[] {
  const { shape } = plan;
  if (drafts.length === 0) return [];
  if (shape.edit === 'rows') {
    return drafts.map(([id, draft]) => ({
      input: withValues(plan, draft, bound(plan, { ...scope, row: draft.row })),
      ids: [id],
    }));
  }
  // What all rows of the list have in common, such as the version of their record, may be said by any of them.
  const input = bound(plan, { ...scope, row: drafts[0]?.[1].row });
  return [{ input: withValueAt(input, shape.list, listed(plan, drafts)), ids: drafts.map(([id]) => id) }];
}

/** The changed rows as the list of the write takes them. */
export function listed(plan: EditPlan, drafts: readonly Named[]): readonly Values[] {
  const { shape } = plan;
  const keys = shape.edit === 'list' ? Object.entries(shape.key) : [];
  return drafts.map(([, draft]) => {
    let element: Values = {};
    for (const [field, to] of keys) element = withValueAt(element, to, valueAt(draft.row, field));
    return withValues(plan, draft, element);
  });
}

function bound({ shape }: EditPlan, scope: BindingValues): Values {
  const resolved = resolveInput(shape.source, shape.input, scope);
  if (resolved.state !== 'ready') throw new Error(`No value for ${resolved.name}`);
  return resolved.input;
}

/** What changed, what it is compared with, and what the call cannot do without. */
function withValues({ fields, pairs }: EditPlan, { row, cells }: RowDraft, into: Values): Values {
  let input = into;
  // Whether a day comes after another one is seen only where both are sent.
  const beside = new Set(
    pairs.flatMap(({ earlier, later }) => [
      ...(cells.has(later) ? [earlier] : []),
      ...(cells.has(earlier) ? [later] : []),
    ]),
  );
  for (const [field, { to, needed }] of fields) {
    const changed = cells.get(field);
    if (changed) input = withValueAt(input, to, changed.value);
    else if (needed || (beside.has(field) && !isEmpty(valueAt(row, field))))
      input = withValueAt(input, to, valueAt(row, field));
  }
  return input;
}

/** The rows that an answer says were not saved, with its words; the ids are those of the table. */
export function failuresIn(plan: EditPlan, drafts: readonly Named[], data: unknown): ReadonlyMap<string, string> {
  const { shape } = plan;
  const found = new Map<string, string>();
  if (shape.edit !== 'list' || !shape.failed) return found;
  const { list, key, message } = shape.failed;
  const fields = Object.entries(shape.key);
  // The key of the answer is the list's own, under the same name or as the only one.
  const field = fields.find(([, to]) => to === key)?.[0] ?? fields[0]?.[0] ?? '';
  for (const failed of (valueAt(data, list) ?? []) as readonly unknown[]) {
    const about = valueAt(failed, key);
    const named = drafts.find(([, { row }]) => valueAt(row, field) === about);
    if (named) found.set(named[0], String(valueAt(failed, message)));
  }
  return found;
}

/** What the server says at the fields of a call, row by row; a row that has no fault of its own was not saved because of the first one. */
export function faultsIn(
  { shape }: EditPlan,
  ids: readonly string[],
  fields: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const all = Object.entries(fields);
  const [first] = all;
  if (!first) return new Map();
  const ofRow = (index: number) =>
    shape.edit === 'rows'
      ? all
      : all.filter(([name]) =>
          [`${shape.list}[${index}].`, `${shape.list}.${index}.`].some((start) => name.startsWith(start)),
        );
  const said = (index: number) => [...new Set(ofRow(index).map(([, text]) => text))].join(' ');
  return new Map(ids.map((id, index) => [id, said(index) || first[1]]));
}
