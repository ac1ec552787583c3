/** Subjects: which inputs name what, and the ids that stand in them. */
import { expect, it } from 'vitest';
import { idsAt, subjectInputs } from './subject.ts';

it('names each input with its kind, in the order of the declaration', () => {
  expect(subjectInputs({ Account: ['accountId', 'parentId'], Role: 'roleIds' })).toEqual([
    { kind: 'Account', path: 'accountId' },
    { kind: 'Account', path: 'parentId' },
    { kind: 'Role', path: 'roleIds' },
  ]);
  expect([subjectInputs('session'), subjectInputs('none')]).toEqual([[], []]);
});

it('finds ids wherever they stand, and none where nothing is given', () => {
  const input = {
    id: 1,
    ids: [2, 3],
    dto: { Id: 4 },
    lines: [{ Id: 5, ids: [6, 7] }, {}, { Id: null }],
    sessionId: 'a',
  };
  const at = (path: string) => idsAt(input, path);
  expect(['id', 'ids', 'dto.Id', 'lines[].Id', 'lines[].ids', 'sessionId'].map(at)).toEqual([
    [1],
    [2, 3],
    [4],
    [5],
    [6, 7],
    ['a'],
  ]);
  expect(['other', 'dto.Other', 'other.Id', 'id.deeper'].map(at)).toEqual([[], [], [], []]);
  expect(idsAt(null, 'id')).toEqual([]);
});
