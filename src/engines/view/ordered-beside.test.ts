/** What stands in another section of a record and comes before or after something of the one that is edited. */
import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { operation } from '../../define/contract/operation.ts';
import { after } from '../../define/contract/order.ts';
import type { EditRecordShape, SectionShape } from '../../define/shapes/block-shapes.ts';
import type { SectionPlan } from '../field-plan/pages.ts';
import { pagesOfSections } from '../field-plan/pages.ts';
import { orderedBeside } from './ordered-beside.ts';
import { saveInput } from './save-input.ts';

const time = Type.Optional(Type.String());
const SaveHours = operation('Test/SaveHours', {
  kind: 'write',
  subject: 'none',
  changes: ['Test'],
  needs: 'signedIn',
  order: { 'hours.closes': after('hours.opens', 'Begin') },
  audit: { event: 'Hours saved' },
  input: Type.Object({ hours: Type.Object({ opens: time, closes: time, note: time }) }),
  data: Type.Null(),
  example: { input: { hours: {} }, data: null },
});
const edit = {
  edit: 'record',
  source: SaveHours,
  input: {},
  fields: { Opens: 'hours.opens', Closes: 'hours.closes', Note: 'hours.note' },
} as unknown as EditRecordShape;
const sections: readonly SectionShape[] = [
  { title: 'Morning', fields: ['Opens'] },
  { title: 'Evening', fields: ['Closes'] },
  { title: 'More', fields: ['Note'] },
];
const plans = pagesOfSections(sections, {}, () => undefined).flatMap((page) => page.sections);
const [morning, evening, more] = plans as [SectionPlan, SectionPlan, SectionPlan];
const values: Readonly<Record<string, string>> = { Opens: '09:00', Closes: '17:00', Note: '' };
const beside = (section: SectionPlan) =>
  [...orderedBeside(edit, section, plans, { value: (name) => values[name] })].map(([input, { field, value }]) => [
    input,
    field.name,
    value,
  ]);

it('is known by the input that takes it, in either direction, and nothing else is', () => {
  expect(beside(morning)).toEqual([['hours.closes', 'Closes', '17:00']]);
  expect(beside(evening)).toEqual([['hours.opens', 'Opens', '09:00']]);
  expect(beside(more)).toEqual([]);
});

it('is sent beside what was changed, so that the server compares both', () => {
  expect(saveInput(edit, {}, { Opens: '09:00', Closes: '18:00' }, { Closes: '18:00' })).toEqual({
    hours: { opens: '09:00', closes: '18:00' },
  });
});
