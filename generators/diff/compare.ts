/** What is different between two snapshots, in words, and whether anybody may do or see more than before. */
import type { Capability, Needs } from '../../src/define/contract/capability.ts';
import type { AnyOperation } from '../../src/define/contract/operation.ts';
import type { Screen } from '../../src/define/screen.ts';
import { needsByPath, setScreenNeeds } from '../../src/engines/access/needs.ts';
import { readable } from '../../src/engines/binding/schema.ts';
import { meets } from '../../src/rules/access/capabilities.ts';
import { type Fact, type Facts, factsOf, whoOpens } from './facts.ts';
import type { Snapshot } from './snapshot.ts';
import { isWider, needsText } from './wider.ts';

export interface Role {
  readonly name: string;
  readonly held: readonly Capability[];
}
export interface Line {
  readonly text: string;
  /** Somebody may do or see what he could not before. */
  readonly wider: boolean;
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
  if (!old) return { about, lines: [{ text: `+ new screen, for ${whom}`, wider: false }] };
  if (!now) return { about, lines: [{ text: `- the screen is gone, for ${whom}`, wider: false }] };
  return { about, lines: factLines(old[1], now[1], roles) };
}

function factLines(old: Facts, now: Facts, roles: readonly Role[]): readonly Line[] {
  const common = (from: Facts, other: Facts) =>
    [...from.keys()].filter((key) => / (column|field) |\/(column|field) /.test(key) && other.has(key));
  const moved =
    common(old, now).join() === common(now, old).join()
      ? []
      : [{ text: '~ columns or fields stand in another order', wider: false }];
  return [
    ...[...new Set([...old.keys(), ...now.keys()])].flatMap((key) => factChange(old.get(key), now.get(key), roles)),
    ...moved,
  ];
}

function factChange(old: Fact | undefined, now: Fact | undefined, roles: readonly Role[]): readonly Line[] {
  const at = now?.place ?? old?.place;
  const place = at === undefined ? '' : ` in ${at}`;
  const forWhom = ({ gate }: Fact) => (gate === undefined ? '' : `, for ${who(gate, roles)}`);
  if (!old) return now ? [{ text: `+ ${now.what}${place}${forWhom(now)}`, wider: false }] : [];
  if (!now) return [{ text: `- ${old.what}${place}${forWhom(old)}`, wider: false }];
  const names = [...new Set([...Object.keys(old.details), ...Object.keys(now.details)])];
  return [
    ...names
      .filter((name) => old.details[name] !== now.details[name])
      .map((name) => ({
        text: `~ ${name} of ${old.what}${place}: ${old.details[name] ?? 'nothing'} is now ${now.details[name] ?? 'nothing'}`,
        wider: false,
      })),
    ...gateLines(`${now.what}${place}`, old.gate ?? 'signedIn', now.gate ?? 'signedIn', roles),
  ];
}

function operationChange(
  file: string,
  old: AnyOperation | undefined,
  now: AnyOperation | undefined,
  roles: readonly Role[],
): Change {
  const some = (now ?? old) as AnyOperation;
  const about = `${some.operation}  call, for ${who(some.needs, roles)}  (${file.slice(1)})`;
  if (!old)
    return { about, lines: [{ text: `+ new call that ${some.kind}s, for ${who(some.needs, roles)}`, wider: false }] };
  if (!now) return { about, lines: [{ text: '- the call is gone', wider: false }] };
  const side = (name: 'input' | 'data') => {
    const [before, after] = [namesIn(readable(old[name])), namesIn(readable(now[name]))];
    return [
      ...after.filter((each) => !before.includes(each)).map((each) => ({ text: `+ ${name} ${each}`, wider: false })),
      ...before.filter((each) => !after.includes(each)).map((each) => ({ text: `- ${name} ${each}`, wider: false })),
    ];
  };
  const sooner = now.midSignIn !== undefined && now.midSignIn !== old.midSignIn;
  return {
    about,
    lines: [
      ...gateLines('the call', old.needs, now.needs, roles),
      ...(sooner ? [{ text: '! the call now answers in the middle of a sign-in', wider: true }] : []),
      ...(old.audit?.event === now.audit?.event
        ? []
        : [{ text: `~ event in the audit log: ${old.audit?.event} is now ${now.audit?.event}`, wider: false }]),
      ...side('input'),
      ...side('data'),
    ],
  };
}

/** Dotted names, two levels deep: what is inside of that belongs to entities of their own. */
function namesIn(schema: ReturnType<typeof readable>, above = '', depth = 0): readonly string[] {
  const inner = schema.type === 'array' && schema.items ? schema.items : schema;
  return Object.entries(inner.properties ?? {}).flatMap(([name, each]) => [
    above + name,
    ...(depth < 1 ? namesIn(each, `${above}${name}.`, depth + 1) : []),
  ]);
}

function gateLines(what: string, old: Needs, now: Needs, roles: readonly Role[]): readonly Line[] {
  const wider = isWider(old, now);
  if (!wider && !isWider(now, old)) return [];
  const [gained, lost] = [
    roles.filter(({ held }) => meets(held, now) && !meets(held, old)).map(({ name }) => name),
    roles.filter(({ held }) => meets(held, old) && !meets(held, now)).map(({ name }) => name),
  ];
  const said = [
    ...(gained.length ? [`new for ${gained.join(', ')}`] : []),
    ...(lost.length ? [`no longer for ${lost.join(', ')}`] : []),
  ];
  const text = `right to ${what}: ${needsText(old)} is now ${needsText(now)}${said.length ? `; ${said.join('; ')}` : ''}`;
  return [{ text: wider ? `! WIDER ${text}` : `~ ${text}`, wider }];
}

/** The roles of a new installation that meet the need. */
function who(needs: Needs, roles: readonly Role[]): string {
  if (needs === 'anyone') return 'anybody';
  const names = roles.filter(({ held }) => meets(held, needs)).map(({ name }) => name);
  if (names.length === roles.length) return 'everybody who is signed in';
  return names.length ? names.join(', ') : `nobody but who is given ${needsText(needs)}`;
}
