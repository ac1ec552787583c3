/** What owners change day by day: compiler and check take it, and tests of the product do not hang on it. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { run as make } from '../../generators/commands/new.ts';
import { isWhole, someOf } from '../../generators/testing/sample.ts';
import { faultsOf } from './compile.ts';
import { manifestFiles, root } from './files.ts';
import { followed, snippets } from './guide-snippets.ts';
import { findingOf } from './judge.ts';
import { kindsOfChanges, ordinaryChangesOf } from './ordinary.ts';

const all = manifestFiles.flatMap(ordinaryChangesOf);
/** A sweep has many, as each takes the check a second; a run has one of each kind. */
const checked = isWhole
  ? all.filter((_each, index) => index % 6 === 0)
  : kindsOfChanges.flatMap((kind) =>
      someOf(
        all.filter((each) => each.kind === kind),
        1,
        kind,
      ),
    );
const told = ({ kind, changed }: (typeof all)[number], found: string): string => `${changed.file}, ${kind}: ${found}`;

describe('an ordinary change', () => {
  it('can be made in many lists, of each kind', () => {
    for (const kind of kindsOfChanges)
      expect([kind, all.filter((each) => each.kind === kind).length > 5]).toEqual([kind, true]);
  });

  it('is taken by the check, but for texts that are not translated yet', { timeout: 600_000 }, () => {
    const found = checked.map((each) => [each, findingOf(each.changed)] as const);
    expect(
      found.flatMap(([each, finding]) =>
        finding === undefined || /texts are not translated/.test(finding) ? [] : told(each, finding),
      ),
    ).toEqual([]);
  });

  it('is taken by the compiler', { skip: !isWhole, timeout: 600_000 }, () => {
    const faults = faultsOf(all.map(({ changed }) => changed));
    expect(all.flatMap((each, index) => (faults[index] === undefined ? [] : told(each, faults[index])))).toEqual([]);
  });
});

/** In each file that the guide says nothing about one change, of each kind about as many. */
function oneOfEachFile() {
  const ofGuide = new Set(snippets.map(({ file }) => file));
  const files = [...new Set(all.map(({ changed }) => changed.file))].filter((file) => !ofGuide.has(file));
  return files.map((file, index) => {
    const changes = all.filter(({ changed }) => changed.file === file);
    return (changes[index % changes.length] as (typeof all)[number]).changed;
  });
}

/** Which of the tests that read manifests an owner runs before he hands something over. */
const tests = [
  [
    'house',
    'tests/house/census',
    'tests/house/menus',
    'tests/house/edits',
    'tests/house/reports',
    'tests/owners/guide',
  ],
  ['server', 'tests/gates'],
] as const;

describe('the product with ordinary changes in it', { skip: !isWhole }, () => {
  const place = mkdtempSync(join(tmpdir(), 'portolan-owner-'));
  afterAll(() => rmSync(place, { recursive: true, force: true }));

  it('keeps the tests green that owners run', { timeout: 900_000 }, async () => {
    const own = readdirSync(root).filter((name) => !['.git', '.cache', 'dist', 'node_modules'].includes(name));
    for (const name of own) cpSync(join(root, name), join(place, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'));
    // Tests that look through all files ask Git for them.
    execFileSync('git', ['init', '--quiet'], { cwd: place });
    writeFileSync(join(place, '.git/info/exclude'), 'node_modules\n');
    const changed = [...snippets.map(followed), ...oneOfEachFile()];
    for (const { file, text } of changed) writeFileSync(join(place, file), text);
    vi.spyOn(console, 'info').mockImplementation(() => {});
    const wish = [
      'screen',
      'reports/audit',
      '--operation',
      'Account/GetAuditLog',
      '--title',
      'Changes',
      '--menu',
      'Main',
    ];
    expect(await make(wish, { root: place })).toBe(false);
    vi.restoreAllMocks();
    const red = tests.flatMap(([project, ...named]) => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...named],
        { cwd: place, encoding: 'utf8', env: { ...process.env, SWEEP: undefined } as NodeJS.ProcessEnv },
      );
      return status === 0 ? [] : `${stdout.slice(-6000)}${stderr.slice(-2000)}`;
    });
    expect(red).toEqual([]);
  });
});
