/** What changed cells would come to: asked of the server after a pause in typing, and laid over the rows until they are saved. */
import { useEffect, useMemo, useState } from 'react';
import { useFormatLocale } from '../../../client/language/locale.ts';
import { useCapabilities } from '../../../client/session/session.ts';
import type { RowsPreviewShape } from '../../../define/shapes/block-shapes.ts';
import { showChange } from '../../../rules/format/money.ts';
import { valueAt, withValueAt } from '../../../rules/path.ts';
import { allowed } from '../../access/gate.ts';
import { needsOf } from '../../access/needs.ts';
import { answerOf, type Row } from '../../binding/answer-rows.ts';
import { type BindingValues, resolveInput } from '../../binding/resolve.ts';
import type { Values } from '../../binding/schema.ts';
import { useSource } from '../../binding/use-source.ts';
import type { RowDraft } from './drafts.ts';
import type { EditPlan } from './edit-plan.ts';
import { listed, type Named } from './save-input.ts';

export interface Preview {
  readonly rows: ReadonlyMap<string, Row>;
  /** What its sentence names. */
  readonly values: Readonly<Record<string, string | number>>;
  /** What was asked to learn it. */
  readonly asked: Values;
}

/** A pause in typing that is worth a question. */
const pause = 300;

const none = { preview: undefined, id: '' };

/** undefined: nothing is changed, or the answer has not come. */
export function usePreview(
  plan: EditPlan,
  drafts: ReadonlyMap<string, RowDraft>,
  scope: BindingValues,
): Preview | undefined {
  const held = useCapabilities();
  const locale = useFormatLocale();
  const { shape } = plan;
  const { preview, id } = shape.edit === 'list' ? { preview: shape.preview, id: keyOf(shape) } : none;
  const asks = preview !== undefined && allowed(needsOf(preview.source), held);
  const wanted = useMemo(
    () => (asks && drafts.size > 0 ? previewInput(plan, preview, [...drafts], scope) : undefined),
    [asks, plan, preview, drafts, scope],
  );
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), wanted ? pause : 0);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data } = useSource(preview?.source ?? shape.source, wanted && asked);
  return useMemo(() => {
    if (!preview || !asked || data === undefined) return undefined;
    const { rows } = answerOf(preview.source, data);
    return {
      rows: new Map(rows.map((row) => [String(valueAt(row, id)), row])),
      values: namedValues(preview, data, locale),
      asked,
    };
  }, [preview, asked, data, id, locale]);
}

function namedValues({ values = {}, amounts = {} }: RowsPreviewShape, data: unknown, locale: string) {
  const numberAt = (field: string): number => Number(valueAt(data, field) ?? 0);
  return Object.fromEntries([
    ...Object.entries(values).map(([name, field]) => {
      const value = valueAt(data, field);
      return [name, typeof value === 'string' ? value : numberAt(field)] as const;
    }),
    ...Object.entries(amounts).map(
      ([name, { field, currency }]) =>
        [name, showChange(numberAt(field), String(valueAt(data, currency)), locale)] as const,
    ),
  ]);
}

const keyOf = ({ id, key }: { readonly id?: string; readonly key: Readonly<Record<string, string>> }): string =>
  id ?? Object.keys(key)[0] ?? '';

/** What was typed and means no value is left out. */
function previewInput(
  plan: EditPlan,
  preview: RowsPreviewShape,
  drafts: readonly Named[],
  scope: BindingValues,
): Values | undefined {
  const resolved = resolveInput(preview.source, preview.input, { ...scope, row: drafts[0]?.[1].row });
  const fitting = drafts.filter(([, { cells }]) => [...cells.values()].every(({ problem }) => problem === undefined));
  return resolved.state === 'ready' && fitting.length > 0
    ? withValueAt(resolved.input, preview.list, listed(plan, fitting))
    : undefined;
}

/** A row as it would be; cells that are typed into keep what they were, which stands beside what is typed. */
export function previewed(row: Row, draft: RowDraft | undefined, preview: Row | undefined): Row {
  if (!preview || !draft) return row;
  let shown: Row = preview;
  for (const field of draft.cells.keys()) shown = withValueAt(shown, field, valueAt(row, field));
  return shown;
}
