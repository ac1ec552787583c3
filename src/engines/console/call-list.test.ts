/** The list of a console: what is found, in which groups, and what an address names. */
import { expect, it } from 'vitest';
import { byService, callAt, filteredCalls } from './call-list.ts';

const listed = (Name: string, Kind: 'read' | 'write' = 'read', Summary = '') =>
  ({ Name, Service: Name.split('/')[0] ?? '', Kind, Summary, Access: 'signedIn', Rights: [], MayCall: true }) as const;
const calls = [
  listed('Mail/Send', 'write', 'Sends a letter.'),
  listed('Mail/List'),
  listed('Task/List'),
  listed('Task/End', 'write'),
];
const names = (found: readonly { readonly Name: string }[]) => found.map(({ Name }) => Name);
const all = { find: '', service: '', kind: '' } as const;

it('finds every word in name or sentence, of one service and one kind', () => {
  expect(names(filteredCalls(calls, { ...all, find: 'mail LETTER' }))).toEqual(['Mail/Send']);
  expect(names(filteredCalls(calls, { ...all, service: 'Task' }))).toEqual(['Task/List', 'Task/End']);
  expect(names(filteredCalls(calls, { ...all, service: 'Task', kind: 'write' }))).toEqual(['Task/End']);
  expect(names(filteredCalls(calls, { ...all, find: 'mail shelf' }))).toEqual([]);
});

it('stands in groups, in the order of the list', () => {
  expect(byService(calls).map(({ service, calls: group }) => [service, group.length])).toEqual([
    ['Mail', 2],
    ['Task', 2],
  ]);
});

it('is named in an address by its whole name, or by its own in the service that comes first', () => {
  expect(callAt(calls, 'Task.List', 'Mail')?.Name).toBe('Task/List');
  expect(callAt(calls, 'Task/List', 'Mail')?.Name).toBe('Task/List');
  expect(callAt(calls, 'List', 'Task')?.Name).toBe('Task/List');
  expect(callAt(calls, 'List', undefined)?.Name).toBe('Mail/List');
  expect(callAt(calls, 'End', 'Mail')?.Name).toBe('Task/End');
  expect([callAt(calls, 'Nothing', 'Mail'), callAt(calls, undefined, 'Mail')]).toEqual([undefined, undefined]);
});
