/** A wizard over a record that somebody else changes before its end: both are kept where they do not meet. */
import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { step } from '../../define/binding/binding.ts';
import { ask, finish, load, review, wizard } from '../../define/blocks/wizard.ts';
import { operation } from '../../define/contract/operation.ts';
import type { WizardShape } from '../../define/shapes/block-shapes.ts';
import { overtaken } from './overtaken.ts';
import { planOf } from './plan.ts';

const Name = Type.String();
const Load = operation('Test/LoadOne', {
  kind: 'read',
  subject: 'none',
  reads: ['Test'],
  needs: 'signedIn',
  input: Type.Object({}),
  data: Type.Object({ Name, Note: Name, Version: Name }),
  example: { input: {}, data: { Name: 'One', Note: 'Small', Version: 'a' } },
});
const Save = operation('Test/SaveOne', {
  kind: 'write',
  subject: 'none',
  changes: ['Test'],
  needs: 'signedIn',
  audit: { event: 'Saved' },
  input: Type.Object({ name: Name, note: Name, version: Name }),
  data: Type.Null(),
  example: { input: { name: 'One', note: 'Small', version: 'a' }, data: null },
});
const plan = planOf(
  wizard(
    load('current', Load, {}),
    ask('changes', Save, {
      title: 'Change',
      fields: ['name', 'note'],
      start: { name: step('current.Name'), note: step('current.Note') },
    }),
    review('review', { title: 'Review', show: ['changes.name'] }),
    finish(
      Save,
      { name: step('changes.name'), note: step('changes.note'), version: step('current.Version') },
      { title: 'Done' },
    ),
  ) as unknown as WizardShape,
);
const read = (more: object) => ({ current: { by: '{}', data: { Name: 'One', Note: 'Small', Version: 'a', ...more } } });
const entries = {
  changes: { value: { name: 'Uno', note: 'Small' }, isDone: true },
  review: { value: {}, isDone: true },
};
const after = (now: object) => overtaken(plan, entries, read({}), read({ Version: 'b', ...now }), { params: {} });

it('goes on where others have changed what nobody here has', () => {
  expect(after({ Note: 'Large' })).toEqual({
    entries: {
      changes: { value: { name: 'Uno', note: 'Large' }, isDone: true },
      review: { value: {}, isDone: false },
    },
    contested: {},
  });
  expect(after({}).entries).toEqual(entries);
});

it('goes back to the step in which both have changed the same, with what was entered there', () => {
  const { entries: kept, contested } = after({ Name: 'Ein' });
  expect(contested).toEqual({ changes: ['name'] });
  expect(kept['changes']).toEqual({ value: { name: 'Uno', note: 'Small' }, isDone: false });
});
