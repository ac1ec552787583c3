/** A screen as a list of facts that can be compared: each thing that people see or do there, under a name that stays. */
import type { Needs } from '../../src/define/contract/capability.ts';
import type { Screen } from '../../src/define/screen.ts';
import type { TableCardsShape } from '../../src/define/shapes/card-shapes.ts';
import {
  type ActionShape,
  type ColumnShape,
  type ConditionShape,
  fieldOf,
  type LongColumn,
  type SourceShape,
} from '../../src/define/shapes/element-shapes.ts';
import { type ManifestObject, objectsIn } from '../../src/define/walk.ts';
import { screenGate } from '../../src/engines/access/gate.ts';
import { actionGate } from '../../src/engines/access/needs.ts';
import { rowSchema } from '../../src/engines/binding/answer-rows.ts';
import { dataSchema, inputSchema, type SchemaShape } from '../../src/engines/binding/schema.ts';
import { columnOf } from '../../src/engines/table/columns/column-plan.ts';
import { conditionText } from './condition-text.ts';
import { actionKeys, bindingsOf, columnKeys, locksOf, partKeys, restOf } from './values.ts';

export interface Fact {
  /** 'column "Time UTC"'. */
  readonly what: string;
  /** Where it stands, when that is not the screen itself. */
  readonly place?: string;
  /** What may differ: 'title' to 'Time UTC'. */
  readonly details: Readonly<Record<string, string>>;
  /** Who sees or may use it, beyond the right to the screen. */
  readonly gate?: Needs;
  /** When it stands still, in words; each of them that goes lets somebody do more. */
  readonly locks?: readonly string[];
}
export type Facts = ReadonlyMap<string, Fact>;

export function factsOf(screen: Screen): Facts {
  const facts = new Map<string, Fact>();
  const { title, path, menu, tab, access = 'login', layout = 'main' } = screen;
  facts.set('screen', {
    what: 'screen',
    details: {
      title,
      address: path,
      menu: menu ? `${menu.group} ${menu.order}${menu.title ? ` "${menu.title}"` : ''}` : 'none',
      tab: tab ? `${tab.order} "${tab.title}"${tab.missing ? ', told what is missing' : ''}` : 'none',
      access,
      layout,
    },
    gate: whoOpens(screen),
    locks: screen.personal ? ['somebody works in the name of the user'] : [],
  });
  for (const [place, part] of placed({ head: screen.header, body: screen.body })) addPart(facts, place, part);
  return facts;
}

/** A screen without any call still asks for a session, unless it says otherwise. */
export function whoOpens(screen: Screen): Needs {
  if ((screen.access ?? 'login') !== 'login') return 'anyone';
  const gate = screenGate(screen);
  return gate === 'anyone' ? 'signedIn' : gate;
}

/** Parts that call or stand in a panel, by the way that leads to them: the same call of the same kind keeps its name. */
function* placed(root: object): Generator<readonly [string, ManifestObject]> {
  const seen = new Map<string, number>();
  for (const part of objectsIn(root)) {
    const source = part['source'] as SourceShape | undefined;
    const kind = String(
      part['block'] ?? part['head'] ?? part['search'] ?? part['edit'] ?? part['step'] ?? (part['body'] ? 'panel' : ''),
    );
    if (!kind || part['action']) continue;
    const name = [kind, source?.operation ?? part['title'] ?? ''].join(' ').trim();
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    yield [count > 1 ? `${name} ${count}` : name, part];
  }
}

function addPart(facts: Map<string, Fact>, place: string, part: ManifestObject): void {
  const add = (kind: string, key: string, title: string, details: Fact['details'], more: Partial<Fact> = {}): void => {
    const name = `${place}/${kind} ${key}`;
    const same = [...facts.keys()].filter((each) => each === name || each.startsWith(`${name} #`)).length;
    facts.set(same ? `${name} #${same + 1}` : name, { what: `${kind} "${title}"`, place, details, ...more });
  };
  const source = part['source'] as SourceShape | undefined;
  facts.set(place, {
    what: part['body'] ? `panel "${String(part['title'])}"` : place,
    details: { ...textsOf(part), ...bindingsOf(part), ...restOf(part, partKeys) },
    locks: locksOf(part),
    ...(part['needs'] === undefined ? {} : { gate: part['needs'] as Needs }),
  });
  for (const [kind, list, schema] of source ? listsOf(part, source) : [])
    for (const entry of list) {
      const { title, kind: shown, with: told, hidden, width } = columnOf(entry, schema);
      const { field, needs, ...rest } = fieldOf(entry) as LongColumn & ManifestObject;
      add(
        kind,
        field,
        title,
        {
          title,
          shown: told ? `${shown} ${JSON.stringify(told)}` : shown,
          hidden: hidden ? 'yes' : 'no',
          width: String(width ?? 'usual'),
          ...textsOf(rest),
          ...conditionsOf(rest),
          ...restOf(rest, columnKeys),
        },
        needs === undefined ? {} : { gate: needs },
      );
    }
  const sortable = part['sortable'];
  if (Array.isArray(sortable)) for (const field of sortable) add('sorting by', String(field), String(field), {});
  const cards = part['cards'] as TableCardsShape | undefined;
  for (const menu of ['toolbar', 'actions', 'bulk', 'links', 'cards'])
    for (const action of menu === 'cards' ? [cards?.action ?? []].flat() : ((part[menu] ?? []) as ActionShape[]))
      add(
        menu === 'bulk' ? 'action on many' : 'to' in action ? 'link' : 'action',
        `${'source' in action ? action.source.operation : action.action} ${action.label}`,
        action.label,
        {
          ...textsOf(action as never),
          ...conditionsOf(action as never),
          ...bindingsOf(action as never),
          ...restOf(action as never, actionKeys),
        },
        { gate: actionGate(action), locks: locksOf(action as never) },
      );
}

function* listsOf(
  part: ManifestObject,
  source: SourceShape,
): Generator<readonly [string, readonly ColumnShape[], SchemaShape]> {
  const list = (name: string, from: ManifestObject = part) =>
    Array.isArray(from[name]) ? (from[name] as readonly ColumnShape[]) : [];
  yield ['column', list('columns'), rowSchema(source)];
  yield ['filter', list('filters'), inputSchema(source)];
  yield ['column', list('behind'), rowSchema(source)];
  yield [
    'fact',
    list('facts'),
    (['list', 'timeline'].includes(String(part['block'])) ? rowSchema : dataSchema)(source),
  ];
  // A view shows fields of its answer, a comparison those of its rows, a form asks for fields of its input.
  const shown = { view: dataSchema, compare: rowSchema }[String(part['block'])];
  const schema = (shown ?? inputSchema)(source);
  yield ['field', list('fields'), schema];
  for (const section of list('sections') as unknown as readonly ManifestObject[])
    yield ['field', list('fields', section), schema];
}

const textKeys = ['title', 'empty', 'help', 'message', 'submit', 'label', 'tone', 'icon'];

const textsOf = (part: ManifestObject): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...textKeys.filter((key) => typeof part[key] === 'string').map((key) => [key, String(part[key])]),
    ...(part['confirm'] === undefined ? [] : [['question', JSON.stringify(part['confirm'])]]),
    ...(part['sort'] === undefined ? [] : [['order', JSON.stringify(part['sort'])]]),
  ]);

const conditionsOf = (part: ManifestObject): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...['when', 'requiredWhen']
      .filter((key) => part[key] !== undefined)
      .map((key) => [key, conditionText(part[key] as ConditionShape)]),
    ...(part['may'] === undefined ? [] : [['offered where the server says', String(part['may'])]]),
  ]);
