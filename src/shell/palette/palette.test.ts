/** Finding by words, order of what is found, and what is remembered. */
import { expect, it } from 'vitest';
import { marks, matchScore } from '../../rules/text/word-match.ts';
import { openScreens, type PaletteEntry, ranked, remembered } from './entries.ts';

it.each([
  ['aud', 'Audit log', true],
  ['log aud', 'Audit log', true],
  ['udit', 'Audit log', true],
  ['auidt', 'Audit log', false],
  ['acount', 'Accounts', true],
  ['prufprotokoll', 'Prüfprotokoll', true],
  ['Firma anlegen', 'Firma anlegen', true],
  ['user', 'Audit log', false],
  ['', 'Anything', true],
])('“%s” finds “%s”: %s', (query, text, found) => {
  expect(matchScore(query, text) > 0).toBe(found);
});

const entry = (title: string, note?: string): PaletteEntry => ({ id: title, group: 'screens', title, note });
const titles = (entries: readonly PaletteEntry[]) => entries.map(({ title }) => title);

it('puts the better fit first, then what was used last', () => {
  const all = [entry('Accounts'), entry('Audit log'), entry('My account'), entry('Accounting')];
  expect(titles(ranked(all, 'accounts', []))[0]).toBe('Accounts');
  expect(titles(ranked(all, 'acc', []))[0]).not.toBe('My account');
  expect(titles(ranked(all, '', ['Audit log']))).toEqual(['Audit log', 'Accounts', 'My account', 'Accounting']);
  expect(titles(ranked(all, 'acc', ['Accounting']))[0]).toBe('Accounting');
});

it('remembers each once, the newest first', () => {
  expect(remembered(['a', 'b', 'c'], 'b', 3)).toEqual(['b', 'a', 'c']);
  expect(remembered(['a', 'b', 'c'], 'd', 3)).toEqual(['d', 'a', 'b']);
});

it('marks what was looked for, accents or not', () => {
  expect(marks('donau', 'Région Donau')).toEqual([[7, 12]]);
  expect(marks('region', 'Région Donau')).toEqual([[0, 6]]);
});

it('lists screens that need nothing in their address and whose right is held', () => {
  const wiki = { can: 'WIKI', flags: ['Read'] } as const;
  const screen = (path: string, gate: never | typeof wiki | 'signedIn', access = 'login', personal = false) =>
    ({ path, title: path, gate, access, personal, hasHeader: false }) as never;
  const all = [
    screen('/a', 'signedIn'),
    screen('/b', wiki),
    screen('/c/$id', 'signedIn'),
    screen('/d', 'signedIn', 'public'),
    screen('/e', 'signedIn', 'login', true),
  ];
  const paths = (impersonated: boolean) =>
    openScreens<{ path: string } & never>(all, [], impersonated).map(({ path }) => path);
  expect([paths(false), paths(true)]).toEqual([['/a', '/e'], ['/a']]);
});
