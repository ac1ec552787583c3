/**
 * The matrix: every screen, action, menu entry, palette entry, exported column and deep link, for every single flag of
 * a capability that it asks about, some of the others, for all pairs that one screen asks about, and for every seeded role. What the browser shows is
 * compared with what the server's own routes let in.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeScreen } from '../../generators/build/screen-facts.ts';
import { screenFiles } from '../../generators/product/all-screens.ts';
import { isWhole, someOf } from '../../generators/testing/sample.ts';
import { shell } from '../../manifests/shell.ts';
import { type Can, type Capability, type Flag, type Needs, objectTypes } from '../../src/define/contract/capability.ts';
import type { TableShape } from '../../src/define/shapes/block-shapes.ts';
import { fieldOf, type LongColumn, operationOf } from '../../src/define/shapes/element-shapes.ts';
import { explain } from '../../src/engines/access/explain.ts';
import { allowed, blockGate } from '../../src/engines/access/gate.ts';
import { setScreenNeeds } from '../../src/engines/access/needs.ts';
import { reasonText } from '../../src/engines/access/reason-text.ts';
import { reasonOf, verdictOf } from '../../src/engines/access/verdict.ts';
import { setMenuLinks } from '../../src/engines/links/menu-links.ts';
import { menuLinksFrom } from '../../src/shell/frame/menus/menu-links.ts';
import { menusOf } from '../../src/shell/frame/menus/menu-list.ts';
import { openScreens, siblingScreens } from '../../src/shell/palette/entries.ts';
import { guard } from '../../src/shell/routing/guard.ts';
import { demoUsers, startTestServer, type TestServer } from '../database/server.ts';
import { exported, shownOn } from './browser-side.ts';
import { type Control, controlsOf } from './controls.ts';
import { answers, answersPanel, atPath, grants, leads, letsIn, opens } from './server-side.ts';

type Held = readonly Capability[];
type Facts = Parameters<typeof menusOf>[0][number] & { readonly access: 'login'; readonly hasHeader: boolean };

const flags: readonly Flag[] = ['Read', 'Create', 'Update', 'Delete', 'Execute', 'Hierarchy'];
const screens = Object.entries(screenFiles).map(([file, screen]) => {
  const name = file.replace(/^.*\/screens\//, '');
  return { name, screen, facts: describeScreen(screen) as Facts, controls: controlsOf(name, screen) };
});
const singles: readonly Held[] = objectTypes.flatMap((ObjectType) =>
  flags.map((flag) => [{ ObjectType, [flag]: true }]),
);

/** The rights that anything of the screen asks about, each with all its flags. */
function rightsOf({ screen, controls, facts }: (typeof screens)[number]): readonly Can[] {
  const all = [facts.gate, screen.needs, ...controls.flatMap((each) => [each.needs, ...needsOfCalls(each)])];
  const found = all.flatMap((needs) => (needs === undefined ? [] : cansIn(needs)));
  return [...new Map(found.map((can) => [JSON.stringify(can), can])).values()];
}
/** Every single flag that anything of the screen may turn on; of the others, which change nothing there, some. */
function singlesOf(each: (typeof screens)[number]): readonly Held[] {
  const asked = new Set<string>(rightsOf(each).map(({ can }) => can));
  const isAsked = (held: Held) => held.some(({ ObjectType }) => asked.has(ObjectType));
  return [
    ...singles.filter(isAsked),
    ...someOf(
      singles.filter((held) => !isAsked(held)),
      8,
      each.name,
    ),
  ];
}
const needsOfCalls = ({ calls }: Control): readonly Needs[] => calls.map((source) => operationOf(source).needs);
const cansIn = (needs: Needs): readonly Can[] =>
  typeof needs === 'string' ? [] : 'can' in needs ? [needs] : ('any' in needs ? needs.any : needs.all).flatMap(cansIn);
const holding = (...cans: readonly Can[]): Held =>
  cans.map(({ can, flags: set }) => ({ ObjectType: can, ...Object.fromEntries(set.map((flag) => [flag, true])) }));
const pairsOf = (rights: readonly Can[]): readonly Held[] =>
  rights.flatMap((one, index) => rights.slice(index + 1).map((other) => holding(one, other)));

let server: TestServer;
const roles: Held[] = [];
let cases = 0;
const wrong: string[] = [];
const seen = new Set<Control>();
const everything = objectTypes.map((ObjectType) => ({
  ObjectType,
  ...Object.fromEntries(flags.map((flag) => [flag, true])),
}));

beforeAll(async () => {
  setScreenNeeds((path) => {
    const screen = atPath(path);
    return screen && (describeScreen(screen) as Facts).gate;
  });
  setMenuLinks(menuLinksFrom(screens.map(({ facts }) => facts as never)));
  server = await startTestServer();
  for (const user of demoUsers) {
    const current = await (await server.as(user)).me();
    roles.push(current.Capability);
  }
});
afterAll(() => server.close());

function judge(agrees: boolean, what: () => string): void {
  cases += 1;
  if (!agrees && wrong.length < 50) wrong.push(what());
}

/** One screen with all its controls, and whatever leads to it, for one set of rights. */
async function compare({ name, screen, facts, controls }: (typeof screens)[number], held: Held): Promise<void> {
  const shown = shownOn(screen, held);
  const rights = () => JSON.stringify(held).slice(0, 200);
  const isOpen = opens(held, screen);
  judge(shown.has(screen) === isOpen, () => `${name} is ${isOpen ? 'closed though answered' : 'open'}: ${rights()}`);

  if (screen.menu) {
    const menus = menusOf([facts], held, shell.menus);
    const all = [...menus.main, ...menus.create, ...menus.profile, ...menus.groups.flatMap(({ links }) => links)];
    judge(all.length === (isOpen ? 1 : 0), () => `menu entry of ${name}: ${all.length} for ${rights()}`);
  }
  if (facts.access === 'login') {
    const anywhere = !screen.path.includes('$') && !/[?&]\w+(&|$)/.test(screen.path);
    const listed = anywhere ? openScreens([facts as never], held) : siblingScreens([facts as never], held);
    const may = isOpen && (anywhere || screen.tab !== undefined) ? 1 : 0;
    judge(listed.length === may, () => `palette entry of ${name}: ${listed.length} for ${rights()}`);
    const user = { Capability: held, MustSetupMfa: false } as never;
    const users = { current: () => user, load: async () => user };
    const verdict = await guard({ location: screen.path, screen: facts as never, isRoot: false, query: {} }, users);
    const reached = verdict.pass && allowed(blockGate(screen.body), held);
    judge(reached === isOpen, () => `deep link to ${name} ${reached ? 'opens' : 'is closed'} for ${rights()}`);
  }
  for (const control of controls) {
    const { object, inside, calls, needs, to, opened, label } = control;
    const around = inside === undefined ? shown.has(screen) : shown.has(inside);
    const isShown = shown.has(object);
    if (isShown) seen.add(control);
    const lets =
      calls.every((call) => letsIn(held, call)) &&
      grants(held, needs) &&
      (to === undefined || leads(held, to)) &&
      (opened === undefined || answers(held, opened));
    const may = lets && answersAll(held, object);
    // Shown although refused; or refused to be shown although everything around it is there and the server would answer.
    judge(!(isShown && !may), () => `${label} shows what is refused: ${rights()}`);
    judge(!(around && may && !isShown && !isLocal(object)), () => `${label} hides what is answered: ${rights()}`);
  }
  for (const { object } of controls) {
    if (!('block' in object) || object.block !== 'table' || !shown.has(object)) continue;
    const table = object as TableShape;
    const names = exported(table, held);
    for (const column of table.columns.map(fieldOf<LongColumn>)) {
      const may = grants(held, column.needs);
      judge(names.includes(column.field) === may, () => `${name} exports ${column.field}: ${!may} for ${rights()}`);
    }
  }
}

/** A block is as good as what it asks for, a panel as what stands in it. */
const answersAll = (held: Held, object: object): boolean =>
  'block' in object ? answers(held, object as never) : !('body' in object) || answersPanel(held, object as never);

/** A layout written in the manifest calls nobody. */
const isLocal = (object: object): boolean => 'layout' in object && !('source' in object);

describe('browser and server agree', () => {
  it('for every single flag of every capability', async () => {
    for (const each of screens) for (const held of singlesOf(each)) await compare(each, held);
    expect(wrong).toEqual([]);
  });

  it('for every pair of rights that one screen asks about', async () => {
    for (const each of screens) for (const held of pairsOf(rightsOf(each))) await compare(each, held);
    expect(wrong).toEqual([]);
  });

  it('for every seeded role, for nobody’s rights and for all of them', async () => {
    expect(roles.length).toBe(demoUsers.length);
    for (const held of [...roles, [], everything]) for (const each of screens) await compare(each, held);
    expect(wrong).toEqual([]);
  });

  it('and everything that a seeded role does not see or cannot use is explained', () => {
    const speaker = { t: ((text: string) => text) as never, locale: 'en', rightsGivenBy: 'Nordlicht' };
    let explained = 0;
    const silent: string[] = [];
    for (const held of roles) {
      for (const { name, screen, controls } of screens) {
        const shown = shownOn(screen, held);
        const told = new Map([...explain(screen, held)].map(({ object, verdict }) => [object, reasonOf(verdict)]));
        const around = new Map(controls.map(({ object, inside }) => [object, inside]));
        const closed = reasonOf(verdictOf({ needs: (describeScreen(screen) as Facts).gate }, held));
        for (const { object, label } of [{ object: screen, label: name }, ...controls]) {
          if (shown.has(object)) continue;
          // A part that is not there says it for everything in it.
          let at: object | undefined = object;
          while (at && !told.get(at)) at = around.get(at);
          const reason = (at && told.get(at)) ?? closed;
          explained += 1;
          const text = reason && reasonText(reason, speaker);
          if (!text || !/right|account|Sign in/.test(text)) silent.push(`${label}: ${text}`);
        }
      }
    }
    console.info(`explained: ${explained - silent.length} of ${explained} controls that a seeded role has not`);
    expect(silent).toEqual([]);
    expect(explained).toBeGreaterThan(roles.length);
  });

  it('no control is there that nobody can ever see', () => {
    const never = screens.flatMap(({ controls }) => controls.filter((control) => !seen.has(control)));
    expect(never.map(({ label }) => label)).toEqual([]);
  });

  const fewest = isWhole ? 50_000 : 20_000;
  it(`in at least ${fewest} cases`, () => {
    console.info(`gate matrix: ${cases.toLocaleString('en')} cases, ${wrong.length} wrong`);
    expect(cases).toBeGreaterThanOrEqual(fewest);
  });
});
