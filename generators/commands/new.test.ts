/** New files compile and stand in the right layout as they are written; wrong wishes are refused in words. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { formatted } from '../new/formatted.ts';
import { root } from '../product/product.ts';
import { typeFaults } from '../product/type-faults.ts';
import { run } from './new.ts';

const place = mkdtempSync(join(tmpdir(), 'portolan-new-'));
const said: string[] = [];
beforeAll(() => {
  for (const way of ['info', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((line: string) => void said.push(line));
});
afterAll(() => rmSync(place, { recursive: true }));

const make = (...parameters: string[]) => run(parameters, { root: place });
const text = (file: string) => readFileSync(join(place, file), 'utf8');
const files = () =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(place.length + 1));

/** Checks the new files as if they stood in the repository. */
const faults = () => typeFaults(root, files(), new Map(files().map((file) => [file, text(file)])));

describe('what is made', () => {
  it.each([
    ['screen', 'reports/audit', '--operation', 'Account/GetAuditLog', '--title', 'All changes', '--menu', 'Reports'],
    ['screen', 'account/tree', '--operation', 'Account/GetAccountTree', '--title', "What's below"],
    ['screen', 'account/record', '--operation', 'Account/LoadAccountById', '--title', 'Record'],
    ['screen', 'companies/save', '--operation', 'Account/SaveAccount', '--title', 'Save', '--menu', 'New'],
    ['screen', 'support/support', '--operation', 'Account/GetSupportDetails', '--title', 'Support'],
    [
      'screen',
      'support/countries',
      '--operation',
      'Metadata/GetMetadata',
      '--part',
      'Countries',
      '--title',
      'Countries',
    ],
    ['operation', 'Account/GetTest', '--kind', 'read', '--needs', 'AUDIT_LOG.Read'],
    ['operation', 'Test/LeaveNote', '--kind=write', '--needs=COMPANY_ACCOUNT.Update', '--event=Note left'],
    ['operation', 'Test/GetOwn'],
    ['field', 'Iban'],
    ['job', 'yearly-report'],
    ['job', 'tidy-up', '--every', '60'],
  ])('%s %s is written', async (...wish) => {
    said.length = 0;
    expect([await make(...wish), said.filter((line) => !/^written/.test(line)).length]).toEqual([false, 1]);
  });

  it('compiles', () => expect(faults()).toEqual([]));

  it('is laid out as the house does', () => {
    for (const file of files()) expect(formatted(root, file, text(file))).toBe(text(file));
    expect(files()).toHaveLength(16);
  });

  it('says what the screen is about', () => {
    expect(text('manifests/screens/support/support.ts')).toContain("menu: { group: 'Main'");
    expect(text('manifests/screens/account/tree.ts')).toContain('header: accountHeader');
    expect(text('manifests/screens/reports/audit.ts')).toContain("screen('/reports/audit'");
    expect(text('manifests/screens/support/countries.ts')).toContain("table(part(GetMetadata, 'Countries'), {}");
  });
});

it('says how each kind is asked for', async () => {
  said.length = 0;
  await make('--help');
  await make('screen', '--help');
  expect(said[0]).toContain('npm run new operation');
  expect(said[1]).toContain('npm run new screen');
});

it('new texts get their place in the complete languages, empty until somebody translates them', async () => {
  for (const language of ['de', 'pl']) {
    mkdirSync(join(place, 'src/locales', language), { recursive: true });
    writeFileSync(join(place, `src/locales/${language}/messages.json`), '{ "Event": "E", "Name": "N" }');
  }
  said.length = 0;
  await make('screen', 'account/log', '--operation', 'Account/LoadAccountById', '--title', 'Log', '--de', 'Protokoll');
  const messages = (language: string) => JSON.parse(text(`src/locales/${language}/messages.json`)) as object;
  expect([messages('de'), messages('pl')]).toMatchObject([
    { Event: 'E', Log: 'Protokoll', Country: '' },
    { Name: 'N', Log: '' },
  ]);
  expect(said.find((line) => line.includes(' in pl.'))).toContain('waits for "Log", ');
  rmSync(join(place, 'src/locales'), { recursive: true });
});

describe('what is refused', () => {
  it.each([
    [['scren'], 'allowed: screen, operation, field, job. Did you mean "screen"?'],
    [['screen', 'account/AuditLog', '--operation', 'x', '--title', 'x'], 'Did you mean "account/audit-log"?'],
    [['screen', 'a/b', '--operation', 'Account/GetAuditLogs', '--title', 'x'], 'Did you mean "Account/GetAuditLog"?'],
    [['screen', 'a/b', '--operation', 'Account/GetAuditLog', '--title', 'x', '--menu', 'main'], 'Did you mean "Main"?'],
    [
      ['screen', 'a/b', '--operation', 'Account/GetAuditLog', '--title', 'x', '--path', '/a', '--menu', 'none'],
      'put $accountId into the path /a',
    ],
    [['screen', 'a/b', '--operation', 'Metadata/GetMetadata', '--title', 'x'], 'choose one with --part: Countries'],
    [
      ['screen', 'a/b', '--operation', 'Account/GetSupportDetails', '--title', 'x', '--path', '/accounts'],
      'is that of manifests/screens/accounts/accounts.ts',
    ],
    [
      ['screen', 'account/b', '--operation', 'Account/GetAuditLog', '--title', 'x', '--menu', 'Main'],
      'but /account/$accountId/b needs to know which: say --menu none',
    ],
    [['screen', 'a/b', '--titel', 'x'], 'Did you mean "title"?'],
    [['screen', 'a/b', '--title'], '--title needs a value'],
    [['screen', 'a/b'], '--operation is missing.'],
    [['operation', 'account/getRoles'], 'Did you mean "Account/GetRoles"?'],
    [['operation', 'Account/GetRoles', '--needs', 'AUDITLOG.Read'], 'Did you mean "AUDIT_LOG"?'],
    [['operation', 'Account/GetRoles', '--needs', 'AUDIT_LOG.Reed'], 'Did you mean "Read"?'],
    [['operation', 'Account/GetRoles', '--kind', 'change'], 'allowed: read, write'],
    [['field', 'iban'], 'Did you mean "Iban"?'],
    [['job', 'YearlyReport'], 'Did you mean "yearly-report"?'],
    [['job', 'report', '--every', 'hour'], '--every is a number of minutes'],
  ])('%j', async (wish, answer) => {
    said.length = 0;
    const before = files().length;
    expect(await make(...wish)).toBe(true);
    expect(said.join('\n')).toContain(answer);
    expect(files()).toHaveLength(before);
  });

  it('a file that exists stays as it is', async () => {
    writeFileSync(join(place, 'src/rules/kinds/Iban.ts'), 'mine');
    expect(await make('field', 'Iban')).toBe(true);
    expect([said.at(-1), text('src/rules/kinds/Iban.ts')]).toEqual([
      'src/rules/kinds/Iban.ts exists already; nothing was written.',
      'mine',
    ]);
  });
});
