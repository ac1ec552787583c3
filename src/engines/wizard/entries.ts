/** What was entered in the steps: what a change means for the steps that use it, and what of it may be kept. */
import type { AskStep, ChooseStep } from '../../define/shapes/block-shapes.ts';
import { inputSchema, type Values } from '../binding/schema.ts';
import { isSame } from '../editing/same-values.ts';
import { withoutSecrets } from '../editing/secrets.ts';
import { fieldsOf, sectionShapesOf, sectionsOf } from '../form/plan.ts';
import type { Named } from '../table/selection/store.ts';
import type { WizardPlan } from './plan.ts';

export interface Entry {
  readonly value: unknown;
  /** Somebody has gone on from here, and nothing it depends on has changed since. */
  readonly isDone: boolean;
  /** Of a table: the rows that are picked. */
  readonly rows?: readonly Named[];
}
export type Entries = Readonly<Record<string, Entry>>;

/** Steps that use what has changed must be gone through again; rows that were picked from something else are gone. */
export function entered(plan: WizardPlan, entries: Entries, name: string, entry: Entry): Entries {
  const before = entries[name];
  const next: Record<string, Entry> = { ...entries, [name]: entry };
  if (before && isSame(before.value, entry.value)) return next;
  const users = new Set(plan.usedBy.get(name));
  for (const { step, block } of plan.steps) {
    const used = next[step];
    if (step === name || !used || (block !== 'review' && !users.has(step))) continue;
    if (block === 'choose') delete next[step];
    else next[step] = { ...used, isDone: false };
  }
  return next;
}

/** Of one row the row itself; of many, for each field the list of its values. */
export function valueOfRows({ many }: Pick<ChooseStep, 'many'>, rows: readonly Named[]): unknown {
  const [first] = rows;
  if (!many) return first?.[1];
  const names = new Set(rows.flatMap(([, row]) => Object.keys(row)));
  const lists = [...names].map((name) => [name, rows.flatMap(([, row]) => (row[name] == null ? [] : [row[name]]))]);
  return { ...Object.fromEntries(lists), Count: rows.length };
}

/** Without passwords and files; a step that lost one of them must be done again. */
export function keepable(plan: WizardPlan, entries: Entries): Entries {
  const asked = new Map(plan.steps.flatMap((step) => (step.block === 'ask' ? [[step.step, step] as const] : [])));
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => {
      const step = asked.get(name);
      return [name, step ? open(step, entry) : entry];
    }),
  );
}

function open(step: AskStep, entry: Entry): Entry {
  const schema = inputSchema(step.source);
  const value = withoutSecrets(entry.value as Values, schema, fieldsOf(sectionsOf(sectionShapesOf(step), schema)));
  return { ...entry, value, isDone: entry.isDone && isSame(value, entry.value) };
}
