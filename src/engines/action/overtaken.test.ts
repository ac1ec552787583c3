/** A dialog over a record that somebody else changes: found again by its id, and what was typed is put over what is there now. */
import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { row } from '../../define/binding/binding.ts';
import { action } from '../../define/blocks/action.ts';
import { operation } from '../../define/contract/operation.ts';
import type { CallingAction } from '../../define/shapes/element-shapes.ts';
import { type Beginning, begunAnew, rowNow, startOf } from './overtaken.ts';

const Rename = operation('Test/Rename', {
  kind: 'write',
  subject: { Thing: 'thingId' },
  changes: ['Test'],
  edits: { record: 'Thing', id: 'thingId', version: 'version' },
  needs: 'signedIn',
  audit: { event: 'Renamed' },
  input: Type.Object({
    thingId: Type.Integer(),
    name: Type.String(),
    note: Type.Optional(Type.String()),
    version: Type.Optional(Type.String()),
  }),
  data: Type.Null(),
  example: { input: { thingId: 1, name: 'One' }, data: null },
});
const rename = action(
  Rename,
  { thingId: row('Id'), version: row('Version') } as never,
  { label: 'Rename', ask: ['name', 'note'], start: { name: row('Name'), note: row('Note') } } as never,
) as unknown as CallingAction;

const was = { Id: 1, Name: 'One', Note: 'Small', Version: 'a' };
const scope = { params: {}, row: was };
const before: Beginning = { scope, start: startOf(rename, scope), restored: undefined, contested: [], turn: 0 };
const names = ['name', 'note'];
const typed = { name: 'Uno', note: 'Small' };
const after = (now: object) => begunAnew(rename, names, before, typed, { params: {}, row: { ...was, ...now } });

it('is found among the rows of now, whatever they say and wherever they stand', () => {
  const now = { ...was, Name: 'Ein', Version: 'b' };
  expect(rowNow(rename, scope, [{ ...was, Id: 2 }, now])).toBe(now);
  expect(rowNow(rename, scope, [{ ...was, Id: 2 }])).toBe(undefined);
});

it('waits until another version has come', () => {
  expect(after({})).toBe(undefined);
  expect(after({ Version: 'b' })).toMatchObject({ restored: typed, contested: [], turn: 1 });
});

it('takes what others have changed elsewhere, and names what both have changed', () => {
  expect(after({ Version: 'b', Note: 'Large' })).toMatchObject({
    start: { name: 'One', note: 'Large' },
    restored: { name: 'Uno', note: 'Large' },
    contested: [],
  });
  expect(after({ Version: 'b', Name: 'Ein' })).toMatchObject({ restored: typed, contested: ['name'] });
});
