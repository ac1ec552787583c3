/** A change of manifests is told in words with those whom it concerns, in a repository made for it; wider rights are found. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { allOf, anyOf, can } from '../../src/define/contract/capability.ts';
import { isWider } from '../diff/wider.ts';
import { root } from '../product/product.ts';
import { run } from './diff.ts';

let place = '';
const said: string[] = [];
const git = (...words: string[]) =>
  spawnSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words], { cwd: place });
const edit = (file: string, from: string | RegExp, to: string): void => {
  const text = readFileSync(join(place, file), 'utf8');
  expect(text).toMatch(from);
  writeFileSync(join(place, file), text.replace(from, to));
};
const lines = () => said.join('\n');

const page = 'export default';
/** Screens of its own: those of the product may be changed by whoever owns them. */
const kept = 'manifests/screens/fixture/kept.ts';
const keptText = `/** What happened, and what goes on. */
import { action, constant, download, row, screen, session, stack, table } from '#define';
import ExportAuditLog from '../../operations/Account/ExportAuditLog.ts';
import GetAuditLog from '../../operations/Account/GetAuditLog.ts';
import CancelJob from '../../operations/Job/CancelJob.ts';
import GetJobs from '../../operations/Job/GetJobs.ts';

const own = { accountId: session('CompanyAccount.AccountId'), mode: constant('audit') } as const;

export const log = table(GetAuditLog, own, {
  columns: [
    'Event',
    { field: 'TimeUtc', as: 'DateTimeUtc', title: 'Time UTC' },
    'Details',
  ],
  filters: [
    { field: 'to', as: 'DateTimeUtc', title: 'Until' },
  ],
  toolbar: [
    download(ExportAuditLog, { ...own, format: constant('xlsx') }, { label: 'Whole log as XLSX', icon: 'download' }),
  ],
});
const jobs = table(GetJobs, {}, {
  columns: ['State'],
  actions: [action(CancelJob, { jobId: row('JobId') }, { label: 'Cancel job', may: 'MayCancel', reason: 'Ended.' })],
});

${page} screen('/fixture/kept', { title: 'Kept', body: stack(log, jobs) });
`;
const keptLog = 'manifests/screens/fixture/kept-log.ts';
const keptLogText = `/** What happened alone. */
import { screen } from '#define';
import { log } from './kept.ts';

${page} screen('/fixture/kept/audit-log', { title: 'Audit log', body: log });
`;

beforeAll(() => {
  place = realpathSync(mkdtempSync(join(tmpdir(), 'portolan-diff-')));
  for (const name of ['package.json', 'manifests', 'src/define', 'src/rules'])
    cpSync(join(root, name), join(place, name), { recursive: true });
  mkdirSync(join(place, 'manifests/screens/fixture'), { recursive: true });
  writeFileSync(join(place, kept), keptText);
  writeFileSync(join(place, keptLog), keptLogText);
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'));
  git('init', '--quiet');
  git('add', 'package.json', 'manifests', 'src');
  git('commit', '--quiet', '--message', 'Begin');
  for (const way of ['info', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((line: string) => void said.push(line));
}, 60_000);
beforeEach(() => {
  said.length = 0;
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('npm run diff', { timeout: 120_000 }, () => {
  it('says that nothing has changed', async () => {
    expect(await run(['HEAD', '--fail-on-widen'], { root: place })).toBe(false);
    expect(said).toEqual(['Nothing has changed since HEAD.']);
  });

  it('names columns, texts, actions and filters with those who see them', async () => {
    edit(kept, "title: 'Time UTC'", "title: 'When (UTC)'");
    edit(kept, "    'Details',\n", '');
    edit(kept, "{ label: 'Whole log as XLSX'", "{ label: 'Everything as XLSX'");
    edit(kept, / *\{ field: 'to',.*\n/, '');
    expect(await run(['HEAD', '--fail-on-widen'], { root: place })).toBe(false);
    expect(lines()).toMatch(/\/audit-log {2}"Audit log", for Marketplace owner, Reseller/);
    expect(lines()).toContain('~ title of column "Time UTC" in table Account/GetAuditLog: Time UTC is now When (UTC)');
    expect(lines()).toContain('- column "Details" in table Account/GetAuditLog');
    expect(lines()).toContain('- filter "Until" in table Account/GetAuditLog');
    expect(lines()).toContain('+ action "Everything as XLSX" in table Account/GetAuditLog, for Marketplace owner');
    expect(said.at(-1)).toMatch(/changes since HEAD, 0 of them give wider rights/);
  });

  it('tells what calls are given, what locks are gone and how often a call may be made', async () => {
    edit(kept, "{ jobId: row('JobId') }", '{ jobId: constant(1) }');
    edit('manifests/operations/Account/SetupTwoFactorMethod.ts', / {2}limit: .*\n/, '');
    expect(await run(['HEAD'], { root: place })).toBe(false);
    expect(lines()).toMatch(/~ value of jobId of action "[^"]+" in table Job\/GetJobs: row JobId is now constant 1/);
    expect(lines()).toMatch(/! WIDER limit of calls: \d+ in \d+ min by \w+ is now none/);
    expect(said.at(-1)).toMatch(/, 1 of them give wider rights/);
    edit(kept, '{ jobId: constant(1) }', "{ jobId: row('JobId') }");
    git('checkout', '--quiet', 'manifests/operations/Account/SetupTwoFactorMethod.ts');
  });

  it('marks wider rights, and refuses them when told to', async () => {
    edit('manifests/operations/Account/GetAuditLog.ts', /needs: .*\n/, "needs: 'signedIn',\n");
    expect(await run(['HEAD'], { root: place })).toBe(false);
    expect(lines()).toMatch(
      /! WIDER right to the call: AUDIT_LOG Read is now everybody who is signed in; new for .*User/,
    );
    expect(lines()).toMatch(/! WIDER right to screen/);
    expect(await run(['HEAD', '--fail-on-widen'], { root: place })).toBe(true);
    expect(said.at(-1)).toContain('--fail-on-widen does not let pass');
  });

  it('refuses commits and flags that do not exist', async () => {
    expect(await run(['nowhere'], { root: place })).toBe(true);
    expect(await run(['HEAD', '--fail-on-wide'], { root: place })).toBe(true);
    expect(await run([], { root: place })).toBe(true);
    expect(said).toEqual([
      expect.stringContaining('There is no commit "nowhere"'),
      expect.stringContaining('Did you mean "--fail-on-widen"?'),
      expect.stringContaining('Say one commit to compare with'),
    ]);
  });
});

describe('wider', () => {
  const [read, write] = [can('WIKI', 'Read'), can('WIKI', 'Update')];
  it.each([
    [read, 'signedIn', true],
    ['signedIn', 'anyone', true],
    ['signedIn', read, false],
    [read, write, true],
    [allOf(read, write), read, true],
    [read, allOf(read, write), false],
    [read, anyOf(read, write), true],
    [anyOf(read, write), anyOf(write, read), false],
    [can('WIKI', 'Read', 'Update'), allOf(read, write), false],
  ] as const)('%j to %j: %s', (before, after, wider) => {
    expect(isWider(before, after)).toBe(wider);
  });
});
