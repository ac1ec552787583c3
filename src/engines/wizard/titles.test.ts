/** What a step calls an input, where another step speaks of it. */
import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { operation } from '../../define/contract/operation.ts';
import type { WizardShape } from '../../define/shapes/block-shapes.ts';
import { planOf, titleOfInput } from './plan.ts';

const Book = operation('Test/Book', {
  kind: 'write',
  subject: 'none',
  changes: ['Test'],
  needs: 'signedIn',
  audit: { event: 'Booked' },
  input: Type.Object({ arrives: Type.String(), leaves: Type.String(), shelfId: Type.Integer() }),
  data: Type.Null(),
  example: { input: { arrives: '', leaves: '', shelfId: 1 }, data: null },
});
const plan = planOf({
  steps: [
    { block: 'ask', step: 'begin', source: Book, title: 'Begin', fields: [{ field: 'arrives', title: 'First day' }] },
    { block: 'ask', step: 'end', source: Book, title: 'End', fields: ['leaves'] },
    {
      block: 'finish',
      step: 'finish',
      source: Book,
      input: { arrives: { step: 'begin.arrives' }, leaves: { step: 'end.leaves' }, shelfId: { param: 'shelfId' } },
    },
  ],
} as unknown as WizardShape);

it('is its title there, or its name in words; of what no step asks for nothing is known', () => {
  expect(['arrives', 'leaves', 'shelfId', 'other'].map((input) => titleOfInput(plan, input))).toEqual([
    'First day',
    'Leaves',
    undefined,
    undefined,
  ]);
});
