/** What is different between two snapshots, in words, and whether anybody may do or see more than before. */
import type { Capability, Needs } from '../../src/define/contract/capability.ts';
import type { AnyOperation } from '../../src/define/contract/operation.ts';
import type { Screen } from '../../src/define/screen.ts';
import { needsByPath, setScreenNeeds, together } from '../../src/engines/access/needs.ts';
import { meets } from '../../src/rules/access/capabilities.ts';
import { contractLines, detailLines } from './contract-lines.ts';
import { type Fact, type Facts, factsOf, whoOpens } from './facts.ts';
import type { Snapshot } from './snapshot.ts';
import { isWider, needsText, rightNames } from './wider.ts';

export interface Role {
  readonly name: string;
  readonly held: readonly Capability[];
}
export interface Line {
  readonly text: string;
  /** Somebody may do or see what he could not before. */
  readonly wider?: boolean;
  /** Somebody may no longer do or see what he could. */
  readonly narrower?: boolean;
}
/** All changes of one screen or one operation. */
export interface Change {
  readonly about: string;
  readonly lines: readonly Line[];
}

export function changes(before: Snapshot, after: Snapshot, roles: readonly Role[]): readonly Change[] {
  const [old, now] = [factsOfAll(before.screens), factsOfAll(after.screens)];
  return [
    ...pairs(before.screens, after.screens).map(([file, was, is]) =>
      screenChange(file, was && [was, old[file] as Facts], is && [is, now[file] as Facts], roles),
    ),
    ...pairs(before.operations, after.operations).map(([file, old, now]) => operationChange(file, old, now, roles)),
  ].filter(({ lines }) => lines.length > 0);
}

type Pair<T> = readonly [string, T | undefined, T | undefined];

const pairs = <T>(before: Readonly<Record<string, T>>, after: Readonly<Record<string, T>>): readonly Pair<T>[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].sort().map((key) => [key, before[key], after[key]]);

type Told = readonly [Screen, Facts];

/** A link is for whoever may open the screen that it leads to, as things were in the same snapshot. */
function factsOfAll(screens: Snapshot['screens']): Readonly<Record<string, Facts>> {
  setScreenNeeds(() => undefined);
  const gates = needsByPath(Object.values(screens).map((screen) => ({ path: screen.path, gate: whoOpens(screen) })));
  setScreenNeeds(gates);
  const facts = Object.fromEntries(Object.entries(screens).map(([file, screen]) => [file, factsOf(screen)]));
  setScreenNeeds(() => undefined);
  return facts;
}

function screenChange(file: string, old: Told | undefined, now: Told | undefined, roles: readonly Role[]): Change {
  const [some] = (now ?? old) as Told;
  const whom = who(whoOpens(some), roles);
  const about = `${some.path}  "${some.title}", for ${whom}  (${file.slice(1)})`;
  if (!old) return { about, lines: [{ text: `+ new screen, for ${whom}` }] };
  if (!now) return { about, lines: [{ text: `- the screen is gone, for ${whom}` }] };
  return { about, lines: factLines(old[1], now[1], roles) };
}

function factLines(old: Facts, now: Facts, roles: readonly Role[]): readonly Line[] {
  const common = (from: Facts, other: Facts) =>
    [...from.keys()].filter((key) => / (column|field) |\/(column|field) /.test(key) && other.has(key));
  const moved =
    common(old, now).join() === common(now, old).join() ? [] : [{ text: '~ columns or fields stand in another order' }];
  const around: Around = { old: gateOf(old.get('screen')), now: gateOf(now.get('screen')) };
  return [
    ...[...new Set([...old.keys(), ...now.keys()])].flatMap((key) =>
      factChange(old.get(key), now.get(key), key === 'screen' ? outside : around, roles),
    ),
    ...moved,
  ];
}

/** What the screen asks for before anything on it is seen. */
interface Around {
  readonly old: Needs;
  readonly now: Needs;
}
const outside: Around = { old: 'anyone', now: 'anyone' };
const gateOf = (fact: Fact | undefined): Needs => fact?.gate ?? 'anyone';

function factChange(
  old: Fact | undefined,
  now: Fact | undefined,
  around: Around,
  roles: readonly Role[],
): readonly Line[] {
  const at = now?.place ?? old?.place;
  const place = at === undefined ? '' : ` in ${at}`;
  const forWhom = ({ gate }: Fact) => (gate === undefined ? '' : `, for ${who(gate, roles)}`);
  if (!old) return now ? [{ text: `+ ${now.what}${place}${forWhom(now)}` }] : [];
  if (!now) return [{ text: `- ${old.what}${place}${forWhom(old)}` }];
  return [
    ...detailLines(`${old.what}${place}`, old.details, now.details),
    ...lockLines(`${now.what}${place}`, old.locks ?? [], now.locks ?? []),
    ...gateLines(`${now.what}${place}`, gateOf(old), gateOf(now), around, roles),
  ];
}

/** Each lock that is gone lets somebody do what he could not. */
const lockLines = (what: string, old: readonly string[], now: readonly string[]): readonly Line[] => [
  ...old
    .filter((lock) => !now.includes(lock))
    .map((lock) => ({ text: `! WIDER ${what} is no longer locked while ${lock}`, wider: true })),
  ...now
    .filter((lock) => !old.includes(lock))
    .map((lock) => ({ text: `~ ${what} is locked while ${lock}`, narrower: true })),
];

function operationChange(
  file: string,
  old: AnyOperation | undefined,
  now: AnyOperation | undefined,
  roles: readonly Role[],
): Change {
  const some = (now ?? old) as AnyOperation;
  const about = `${some.operation}  call, for ${who(some.needs, roles)}  (${file.slice(1)})`;
  if (!old) return { about, lines: [{ text: `+ new call that ${some.kind}s, for ${who(some.needs, roles)}` }] };
  if (!now) return { about, lines: [{ text: '- the call is gone' }] };
  return {
    about,
    lines: [...gateLines('the call', old.needs, now.needs, outside, roles), ...contractLines(old, now)],
  };
}

/** Rights in the order in which fewer people hold them is no order, so both ways are asked. */
function gateLines(what: string, old: Needs, now: Needs, around: Around, roles: readonly Role[]): readonly Line[] {
  if (JSON.stringify(old) === JSON.stringify(now)) return [];
  const [before, after] = [together(around.old, old), together(around.now, now)];
  const [wider, narrower] = [isWider(before, after), isWider(after, before)];
  if (!wider && !narrower) return [];
  const [gained, lost] = [
    roles.filter(({ held }) => meets(held, after) && !meets(held, before)).map(({ name }) => name),
    roles.filter(({ held }) => meets(held, before) && !meets(held, after)).map(({ name }) => name),
  ];
  const [asked, asks] = [rightNames(before), rightNames(after)];
  const [dropped, added] = [asked.filter((each) => !asks.includes(each)), asks.filter((each) => !asked.includes(each))];
  const said = [
    ...(gained.length ? [`new for ${gained.join(', ')}`] : []),
    ...(lost.length ? [`no longer for ${lost.join(', ')}`] : []),
    ...(dropped.length ? [`no longer asks for ${dropped.join(', ')}`] : []),
    ...(added.length ? [`asks for ${added.join(', ')}`] : []),
  ];
  const mark = wider ? (narrower ? '! WIDER for some, narrower for others:' : '! WIDER') : '~ narrower';
  return [
    {
      text: [`${mark} right to ${what}: ${needsText(old)} is now ${needsText(now)}`, ...said].join('; '),
      wider,
      narrower,
    },
  ];
}

/** The roles of a new installation that meet the need. */
function who(needs: Needs, roles: readonly Role[]): string {
  if (needs === 'anyone') return 'anybody';
  const names = roles.filter(({ held }) => meets(held, needs)).map(({ name }) => name);
  if (names.length === roles.length) return 'everybody who is signed in';
  return names.length ? names.join(', ') : `nobody but who is given ${needsText(needs)}`;
}
