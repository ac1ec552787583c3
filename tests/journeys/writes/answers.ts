/** What calls answer so that a deed is offered: the rows of their examples, changed until they fit it. */
import { wanted } from '../../../.storybook/stories/wizard-branches.ts';
import {
  type ActionShape,
  type ConditionShape,
  type LockShape,
  operationOf,
  type SourceShape,
} from '../../../src/define/shapes/element-shapes.ts';
import { holds } from '../../../src/engines/binding/condition.ts';
import { dataSchema } from '../../../src/engines/binding/schema.ts';
import { rowsIn } from '../../../src/rules/list-call.ts';
import { valueAt, withValueAt } from '../../../src/rules/path.ts';
import type { Place } from './places.ts';

type Row = Readonly<Record<string, unknown>>;

/** Blocks that show rows of their call, each of which has its own deeds. */
const ofRows = ['table', 'list', 'choosing'];

const meeting = (row: Row, condition: ConditionShape | undefined): Row =>
  condition === undefined || holds(condition, row)
    ? row
    : wanted(condition).reduce<Row>((changed, [field, value]) => withValueAt(changed, field, value), row);

function unlocked(row: Row, locks: readonly LockShape[] = []): Row {
  return locks.reduce<Row>((changed, { while: condition }) => {
    if (!holds(condition, changed)) return changed;
    const { where } = 'either' in condition ? (condition.either[0] ?? { where: {} }) : condition;
    const [first] = Object.entries(where);
    if (!first) return changed;
    const [field, test] = first;
    const other = typeof test === 'object' && test !== null && 'not' in test ? [test.not].flat()[0] : { not: test };
    const [value] = wanted({ where: { [field]: other } } as ConditionShape).map((each) => each[1]);
    return withValueAt(changed, field, value);
  }, row);
}

function fitting(row: Row, part: Partial<Pick<ActionShape, 'when' | 'may' | 'locks'>>): Row {
  const met = meeting(row, part.when);
  return unlocked(part.may === undefined ? met : withValueAt(met, part.may, true), part.locks);
}

const isAlike = (one: unknown, other: { readonly label?: unknown }): boolean =>
  other.label !== undefined && (one as typeof other | undefined)?.label === other.label;

/** A single row has no order: another one like it has other ids. */
function atLeastTwo(rows: readonly Row[], { key }: { readonly key?: unknown }): readonly Row[] {
  const [first] = rows;
  if (!first || rows.length > 1) return rows;
  const other = Object.keys(key as object).reduce<Row>((row, field) => {
    const id = valueAt(row, field);
    return typeof id === 'number' ? withValueAt(row, field, id + 1) : row;
  }, first);
  return [first, other];
}

/** By operation. */
export function answersFor(place: Place): Readonly<Record<string, unknown>> {
  // What is taken back was done before.
  if (place.means === 'undo') {
    const done = place.around.at(-1);
    return done ? answersFor({ ...place, part: done.part, around: place.around.slice(0, -1), means: 'action' }) : {};
  }
  const { part, around, means } = place;
  const owner = around.findLast(({ part: each, key }) => {
    const source = each['source'] as SourceShape | undefined;
    return source && operationOf(source).kind === 'read' && key !== 'toolbar' && key !== 'aside';
  })?.part;
  if (!owner) return {};
  const source = owner['source'] as SourceShape;
  const { operation, example } = operationOf(source);
  // Somebody asks for a document that is not there yet.
  if (owner['block'] === 'document') return { [operation]: { refused: 'It is not printed yet.' } };
  const path = 'of' in source ? source.part : '';
  const own = path === '' ? example.data : valueAt(example.data, path);
  const locks = means === 'record' || means === 'cells' ? (owner['locks'] as readonly LockShape[]) : undefined;
  const alike = [owner['actions']]
    .flat()
    .filter((each) => each !== part && isAlike(each, part)) as readonly ActionShape[];
  const others = alike.flatMap(({ when }) => (when ? [{ while: when, reason: '' }] : []));
  const change = (row: Row, as: object = part) => unlocked(fitting(row, as), [...(locks ?? []), ...others]);
  const changeAll = (rows: readonly Row[]) => {
    // Cells are typed into where they may be: beside a row that takes them, one that does not stays as it is.
    const { when, ...rest } = part as { readonly when?: ConditionShape };
    const as = means === 'cells' && rows.some((row) => holds(when, row)) ? rest : part;
    return (means === 'rank' ? atLeastTwo(rows, part) : rows).map((row) => change(row, as));
  };
  const list = ofRows.includes(String(owner['block'])) ? rowsIn(dataSchema(source)) : undefined;
  const changed =
    list === undefined
      ? change(own as Row)
      : list === ''
        ? changeAll(own as readonly Row[])
        : { ...(own as object), [list]: changeAll((own as Row)[list] as readonly Row[]) };
  if (JSON.stringify(changed) === JSON.stringify(own)) return {};
  return { [operation]: path === '' ? changed : withValueAt(example.data as Row, path, changed) };
}
