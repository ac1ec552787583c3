/**
 * What the next thing of each sort costs: the files that are added here, and no existing one is changed, but for the line of a menu
 * group. Router, menus, gates, check, diff, texts, stories and the suites over all calls see them by themselves.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { typeFaults } from '../../../generators/product/type-faults.ts';
import { isWhole } from '../../../generators/testing/sample.ts';
import type { Screen } from '../../../src/define/screen.ts';
import { menusOf } from '../../../src/shell/frame/menus/menu-list.ts';
import { root } from '../files.ts';
import { type CopiedProduct, copyProduct } from './copied-product.ts';
import { sizes, sizesFile, things, withMenu } from './things.ts';

type Screens = Readonly<Record<string, Screen>>;
interface Facts {
  readonly describeScreen: (screen: Screen) => { path: string; title: string; gate: never; menu?: never };
}
interface Indexer {
  readonly test: RegExp;
  createIndex(file: string, options: { makeTitle: (title?: string) => string }): Promise<readonly unknown[]>;
}

const told = { system: 'EU' };
const t = ((text: string) => text) as never;

let copy: CopiedProduct;
let facts: Facts;
let screens: Screens;
/** The product as it was before. */
let before: typeof import('../../../generators/diff/manifests.ts');
const snapshot = () => copy.load<typeof before>('generators/diff/manifests.ts');
const screensInCopy = async (): Promise<Screens> =>
  (await copy.load<{ readonly screenFiles: Screens }>('generators/product/all-screens.ts')).screenFiles;
const storiesOf = async (file: string) => {
  const { indexer } = await copy.load<{ indexer: Indexer }>('.storybook/indexing/indexer.ts');
  expect(indexer.test.test(join(copy.folder, file))).toBe(true);
  return indexer.createIndex(join(copy.folder, file), { makeTitle: (title = '') => title });
};
const find = (path: string) => Object.values(screens).find((screen) => screen.path === path) as Screen;

beforeAll(async () => {
  copy = await copyProduct();
  before = await snapshot();
  copy.add(things);
  copy.add({ 'manifests/shell.ts': withMenu(readFileSync(join(root, 'manifests/shell.ts'), 'utf8')) });
  facts = await copy.load<Facts>('generators/build/screen-facts.ts');
  screens = await screensInCopy();
}, 60_000);
afterAll(async () => {
  await copy?.remove();
});

describe('one new file of a screen', () => {
  it('is a route with a title and the gate of its call', () => {
    const found = Object.values(screens).map(facts.describeScreen);
    expect(found.find(({ path }) => path === '/fixture/changes')).toMatchObject({
      title: 'Recent changes',
      gate: { can: 'AUDIT_LOG', flags: ['Read'] },
    });
  });

  it('is in the menu of who may open it, and in nobody else’s', () => {
    const described = Object.values(screens).map(facts.describeScreen);
    const reports = (held: { ObjectType: string; Read?: boolean }[]) =>
      menusOf(described as never, held, { bar: [], header: ['Reports'], create: [], profile: [] }).groups.flatMap(
        ({ links }) => links.map(({ title }) => title),
      );
    const added = ['Recent changes', 'Details'];
    // The product may have entries of its own there.
    const ofThese = (held: Parameters<typeof reports>[0]) => reports(held).filter((title) => added.includes(title));
    expect(ofThese([{ ObjectType: 'AUDIT_LOG', Read: true }])).toEqual(added);
    expect(ofThese([{ ObjectType: 'LOGIN' }])).toEqual([]);
  });

  it('has its stories', async () => {
    expect((await storiesOf('manifests/screens/fixture/changes.ts')).length).toBeGreaterThanOrEqual(3);
  });

  it('shows one column more with one line more', async () => {
    const columns = async (): Promise<number> => {
      const changes = Object.values(await screensInCopy()).find(({ path }) => path === '/fixture/changes');
      return (changes?.body as { columns?: unknown[] } | undefined)?.columns?.length ?? 0;
    };
    const count = await columns();
    const file = 'manifests/screens/fixture/changes.ts' as const;
    copy.add({ [file]: things[file]?.replace("columns: ['Event',", "columns: ['Event',\n      'Details',") ?? '' });
    expect(await columns()).toBe(count + 1);
  });
});

describe('one new folder of a block kind', () => {
  const auditor = [{ ObjectType: 'AUDIT_LOG', Read: true }];

  it('says who sees its blocks', () => {
    expect(facts.describeScreen(find('/fixture/notice'))).toMatchObject({
      title: 'Notice',
      gate: { can: 'AUDIT_LOG', flags: ['Read'] },
    });
  });

  it('is explained with what stands in it', async () => {
    const { explain } = await copy.load<typeof import('../../../src/engines/access/explain.ts')>(
      'src/engines/access/explain.ts',
    );
    const told = (held: typeof auditor) =>
      [...explain(find('/fixture/notice'), held)].map(({ kind, title, verdict }) => [kind, title, verdict.state]);
    expect(told(auditor)).toEqual([
      ['part', undefined, 'allowed'],
      ['part', undefined, 'allowed'],
      ['action', 'Open', 'allowed'],
    ]);
    expect(told([])).toEqual([['part', undefined, 'hidden']]);
  });

  it('is drawn by its engine, and takes the room of a figure on a board', async () => {
    const { engines } = await copy.load<typeof import('../../../src/engines/block.tsx')>('src/engines/block.tsx');
    const Engine = (await engines['notice']?.load()) as FunctionComponent<{ block: object }>;
    expect(renderToStaticMarkup(createElement(Engine, { block: { text: 'Mind the step' } }))).toBe(
      '<p>Mind the step</p>',
    );
    const { isFigure } =
      await copy.load<typeof import('../../../src/engines/board/panels.ts')>('src/engines/board/panels.ts');
    expect(isFigure({ title: 'Notice', body: { block: 'notice' } })).toBe(true);
  });

  it('gives its texts to the catalogues, and its screen has stories', async () => {
    const { screenTexts } = await copy.load<typeof import('../../../generators/texts/screen-texts.ts')>(
      'generators/texts/screen-texts.ts',
    );
    expect([...screenTexts(find('/fixture/notice'))]).toEqual(
      expect.arrayContaining(['An account cannot move below itself.', 'Open']),
    );
    expect((await storiesOf('manifests/screens/fixture/notice.ts')).length).toBeGreaterThan(0);
  });
});

const columnOf = async () => {
  const { columnOf } = await copy.load<typeof import('../../../src/engines/table/columns/column-plan.ts')>(
    'src/engines/table/columns/column-plan.ts',
  );
  return columnOf({ field: 'Size', as: 'ShoeSize', with: told } as never, {});
};

describe('two new files of a field kind', { timeout: 60_000 }, () => {
  it('are a kind with faces, by its name and by others', async () => {
    const { fieldFor, fieldKinds } =
      await copy.load<typeof import('../../../src/fields/registry.ts')>('src/fields/registry.ts');
    expect(Object.keys(fieldKinds)).toContain('ShoeSize');
    expect(fieldFor('Boot')).toMatchObject({ kind: 'ShoeSize', Show: expect.any(Function) });
  });

  it('are meant by schemas', async () => {
    const { inferKind } = await copy.load<typeof import('../../../src/engines/field-plan/infer-kind.ts')>(
      'src/engines/field-plan/infer-kind.ts',
    );
    const schema = { type: 'integer' };
    expect([inferKind('Owner.ShoeSize', schema), inferKind('Age', schema)]).toEqual(['ShoeSize', 'Number']);
  });

  it('are a column as the kind and the manifest want it', async () => {
    const { shownColumns } = await copy.load<typeof import('../../../src/engines/table/columns/shown-columns.ts')>(
      'src/engines/table/columns/shown-columns.ts',
    );
    const [column] = shownColumns([await columnOf()], t);
    expect(column).toMatchObject({ figure: true, width: 77 });
    const drawn = createElement(column?.Show as never, { value: 42, options: column?.options, locale: 'en' } as never);
    expect(renderToStaticMarkup(drawn as ReactNode)).toBe('<b>EU 42</b>');
  });

  it('are a field of forms, of views and of layouts', async () => {
    const { sectionsOf } =
      await copy.load<typeof import('../../../src/engines/form/plan.ts')>('src/engines/form/plan.ts');
    const asked = { field: 'size', as: 'ShoeSize', with: told };
    const input = { properties: { size: { type: 'number' } } };
    const plan = { kind: 'ShoeSize', options: { with: told } };
    expect(sectionsOf([{ title: '', fields: [asked as never] }], input)[0]?.fields).toMatchObject([plan]);
    const { fieldOfManifest, fieldOfDefinition } = await copy.load<
      typeof import('../../../src/engines/field-plan/pages.ts')
    >('src/engines/field-plan/pages.ts');
    expect(fieldOfManifest(asked as never, input, undefined)).toMatchObject(plan);
    expect(fieldOfDefinition({ Name: 'Size', DisplayTemplate: 'ShoeSize', With: told })).toMatchObject(plan);
    const { isEditable } = await copy.load<typeof import('../../../src/engines/field-plan/known-kinds.ts')>(
      'src/engines/field-plan/known-kinds.ts',
    );
    expect(isEditable('Boot')).toBe(true);
  });

  it('are judged by forms and by the server, and kept on no device', async () => {
    const { schemaOfFields } = await copy.load<typeof import('../../../src/engines/field-plan/form-schema.ts')>(
      'src/engines/field-plan/form-schema.ts',
    );
    const fields = [{ name: 'size', kind: 'ShoeSize', options: { label: '', maximum: 60 } }];
    expect(schemaOfFields(fields).properties).toEqual({ size: { type: 'number', maximum: 60 } });
    const { withoutSecrets } = await copy.load<typeof import('../../../src/engines/editing/secrets.ts')>(
      'src/engines/editing/secrets.ts',
    );
    expect(withoutSecrets({ size: 42 }, {}, fields)).not.toHaveProperty('size', 42);
    const { fieldProblem } = await copy.load<typeof import('../../../src/rules/fields/field-value.ts')>(
      'src/rules/fields/field-value.ts',
    );
    const rule = { DisplayTemplate: 'ShoeSize', Maximum: 60 };
    expect([42, 99, 'large'].map((value) => fieldProblem(rule, value)?.text)).toEqual([
      undefined,
      'At most {n}',
      'Numbers only',
    ]);
  });

  it('are written into the files of the browser and of the server alike', async () => {
    const { requestColumns, sheetOf } = await copy.load<typeof import('../../../src/engines/table/export/sheet.ts')>(
      'src/engines/table/export/sheet.ts',
    );
    const columns = [{ plan: await columnOf(), title: 'Size', options: { label: 'Size', with: told } }];
    expect(sheetOf(columns, [{ Size: 42 }], 'en').rows).toEqual([[{ text: 'EU 42', value: 42, format: '0' }]]);
    const asked = requestColumns(columns);
    expect(asked).toMatchObject([{ kind: 'ShoeSize', with: told }]);
    const { TableFile } = await copy.load<typeof import('../../../src/server/exports/table-file.ts')>(
      'src/server/exports/table-file.ts',
    );
    const { fileColumn } = await copy.load<typeof import('../../../src/server/exports/file-column.ts')>(
      'src/server/exports/file-column.ts',
    );
    const file = async (format: 'csv' | 'xlsx') => {
      const table = new TableFile(
        format,
        asked.map((column) => fileColumn(column as never)),
        'en',
        'Shoes',
      );
      await table.add([{ Size: 42 }]);
      return Buffer.from(await table.content());
    };
    expect((await file('csv')).toString('utf8')).toContain('"EU 42"');
    expect(await readSheet(await file('xlsx'))).toEqual([['Size'], [42]]);
  });

  it('have a story for each example', async () => {
    expect(await storiesOf('src/fields/ShoeSize.tsx')).toMatchObject(
      ['usual', 'small', 'empty'].map((name) => ({ title: 'Fields/ShoeSize', name })),
    );
  });
});

describe('two new files of a call, with the table of its subject', { timeout: 120_000 }, () => {
  it('have their types, their handler, their error and their event', async () => {
    const { handlers } =
      await copy.load<typeof import('../../../src/server/http/calls.ts')>('src/server/http/calls.ts');
    expect([...handlers.keys()]).toEqual(expect.arrayContaining(['Parcel/GetParcel', 'Parcel/SendParcel']));
    const { subjectKinds } =
      await copy.load<typeof import('../../../src/server/db/tables.ts')>('src/server/db/tables.ts');
    expect(subjectKinds.get('Parcel')).toMatchObject({ table: 'parcel', account: 'company_id' });
    const { errorTexts } = await copy.load<{ errorTexts: Readonly<Record<string, string>> }>(
      'src/rules/errors/catalogue.ts',
    );
    expect(errorTexts['noParcel']).toBe('There is no parcel {parcelId}.');
    const { tagsChanged } = await copy.load<typeof import('../../../src/define/contract/changes.ts')>(
      'src/define/contract/changes.ts',
    );
    expect(tagsChanged(handlers.get('Parcel/SendParcel')?.operation ?? {})).toContain('Parcel');
  });

  it('are among those that the suites over all calls try', async () => {
    cpSync(join(root, 'tests'), join(copy.folder, 'tests'), { recursive: true });
    const { operations, swept } = await copy.load<typeof import('../../contract/world/sample-inputs.ts')>(
      'tests/contract/world/sample-inputs.ts',
    );
    const names = ['Parcel/GetParcel', 'Parcel/SendParcel'];
    for (const tried of [operations, swept])
      expect(tried.map(({ operation }) => operation)).toEqual(expect.arrayContaining(names));
    const { thingKinds } = await copy.load<typeof import('../../contract/world/things.ts')>(
      'tests/contract/world/things.ts',
    );
    expect(thingKinds).toContain('Parcel');
  });

  // A run of its own, with a database: only in a sweep.
  it.runIf(isWhole)('pass the suites over all calls: contract, foreign ids', async () => {
    for (const name of ['tests', 'vite.config.ts'])
      cpSync(join(root, name), join(copy.folder, name), { recursive: true });
    const results = await runTests(
      ['tests/contract/calls/contract.test.ts', 'tests/tenancy/tenancy.test.ts'],
      'Parcel/|handler|every call|things of his branch',
    );
    const told = (word: RegExp) => results.filter(({ fullName, status }) => status === 'passed' && word.test(fullName));
    expect(results.filter(({ status }) => status === 'failed')).toEqual([]);
    expect(told(/Parcel\/GetParcel/).length).toBeGreaterThan(5);
    expect(told(/Parcel\/SendParcel/).length).toBeGreaterThan(5);
    // Five users, each with both checks and with either alone.
    expect(told(/reaches things of his branch/)).toHaveLength(15);
  });
});

interface Result {
  readonly fullName: string;
  readonly status: 'passed' | 'failed' | 'skipped';
}

/** Runs some of the copy's own tests, on the new calls alone where they sweep over many. */
async function runTests(suites: readonly string[], names: string): Promise<readonly Result[]> {
  const program = join(root, 'node_modules/vitest/vitest.mjs');
  const report = join(copy.folder, 'report.json');
  const how = ['--project', 'server', '--reporter', 'json', '--outputFile', report, '-t', names];
  const child = spawn(process.execPath, [program, 'run', ...how, ...suites], {
    cwd: copy.folder,
    env: { ...process.env, TENANCY: 'Parcel' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      written += chunk;
    });
  const [status] = await once(child, 'close');
  // A run that cannot begin has no results, and says why.
  expect([status, status === 0 ? '' : written]).toEqual([0, '']);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    readonly testResults: readonly { readonly assertionResults: readonly Result[] }[];
  };
  return testResults.flatMap(({ assertionResults }) => assertionResults);
}

describe('one new file', () => {
  it('is an icon set', async () => {
    const { faceOf } = await copy.load<typeof import('../../../src/fields/icon-sets/registry.ts')>(
      'src/fields/icon-sets/registry.ts',
    );
    expect(faceOf('Crate')).toMatchObject({ icon: 'box', tint: 'green' });
  });
});

it('one new name of a menu is a menu with the screens that name it', async () => {
  const { shell } = await copy.load<typeof import('../../../manifests/shell.ts')>('manifests/shell.ts');
  const described = Object.values(screens).map(facts.describeScreen);
  const { groups } = menusOf(described as never, [{ ObjectType: 'AUDIT_LOG', Read: true }], shell.menus);
  expect(groups.find(({ title }) => title === 'Parcels')?.links.map(({ title }) => title)).toEqual(['Notice']);
});

describe('all of them', { timeout: 180_000 }, () => {
  const readCopy = async () =>
    (
      await copy.load<typeof import('../../../generators/product/product.ts')>('generators/product/product.ts')
    ).readProduct();
  /** But for texts that nobody has translated yet. */
  const checked = async () => {
    const { rules } =
      await copy.load<typeof import('../../../generators/commands/check.ts')>('generators/commands/check.ts');
    const product = await readCopy();
    return Object.values(rules)
      .flatMap((rule) => rule(product).map(({ text }) => text))
      .filter((text) => !text.includes('texts are not translated'));
  };

  it('are checked, and told of in a diff', async () => {
    expect(await checked()).toEqual([]);
    const { changes } =
      await copy.load<typeof import('../../../generators/diff/compare.ts')>('generators/diff/compare.ts');
    const now = await snapshot();
    const lines = changes(before, now, []).map(({ about }) => about);
    for (const name of [
      '/fixture/changes',
      '/fixture/notice',
      '/fixture/sizes',
      'Parcel/GetParcel',
      'Parcel/SendParcel',
    ])
      expect(lines.join('\n')).toContain(name);
    copy.add({ [sizesFile]: sizes("{ system: 'UK' } as never") });
    expect(await checked()).toEqual([expect.stringContaining('what the kind ShoeSize is told does not fit: system')]);
    const told = changes(now, await snapshot(), []).flatMap((change) => change.lines.map(({ text }) => text));
    expect(told.join('\n')).toContain('ShoeSize {"system":"UK"}');
  });

  it('have their texts in the catalogues', async () => {
    const { texts } = await readCopy();
    for (const text of ['There is no parcel {parcelId}.', 'Parcel sent', 'Crate'])
      expect([text, texts.has(text)]).toEqual([text, true]);
  });

  it('compile, and a manifest that tells them something wrong does not', () => {
    copy.add({
      [sizesFile]: sizes("{ system: 'US' }"),
      'manifests/screens/fixture/wrong.ts': sizes("{ system: 'UK' }"),
    });
    const wrong = 'manifests/screens/fixture/wrong.ts';
    const own = [...Object.keys(things), wrong].filter((file) => /\.tsx?$/.test(file));
    expect(typeFaults(copy.folder, own)).toMatchObject([{ file: wrong, text: expect.stringContaining('"UK"') }]);
  });
});
