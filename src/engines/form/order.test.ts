/** What comes one after the other in forms: beside each other, elsewhere in the record, and in the lines of a list. */
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { after, notBefore } from '../../define/contract/order.ts';
import type { SchemaShape } from '../binding/schema.ts';
import { withOrder } from '../field-plan/with-order.ts';
import { fieldsOf, sectionShapesOf, sectionsOf } from './plan.ts';
import { interpreted } from './validation/interpreted.ts';
import { validate } from './validation/validate.ts';

const moment = Type.Optional(Type.String());
const sent = JSON.parse(
  JSON.stringify(
    Type.Object({
      from: moment,
      until: moment,
      opens: moment,
      closes: moment,
      stays: Type.Optional(Type.Array(Type.Object({ arrives: moment, leaves: moment }))),
    }),
  ),
) as SchemaShape;
const order = {
  until: notBefore('from', 'Begin'),
  closes: after('opens', 'Begin'),
  'stays[].leaves': after('stays[].arrives', 'Begin'),
};

const judged = (fields: ReturnType<typeof fieldsOf>, values: object, bound = {}) =>
  validate(values as never, {
    check: interpreted(sent),
    schema: sent,
    fields,
    bound,
    labelOf: (name) => `<${name}>`,
  }).map(({ path, problem: { text, parameters } }) => [path.join('.'), text, parameters?.['name']]);

describe('in a form', () => {
  const sections = sectionsOf(
    [
      { title: 'Begin', fields: ['from', 'opens'] },
      { title: 'End', fields: ['until', 'stays'] },
    ],
    sent,
  );
  const fields = withOrder(fieldsOf(sections), order);

  it('is asked across its sections', () => {
    expect(judged(fields, { from: '2027-02-02', until: '2027-02-01' })).toEqual([
      ['until', 'Must not lie before “{name}”', '<from>'],
    ]);
    expect(judged(fields, { from: '2027-02-02', until: '2027-02-02' })).toEqual([]);
  });

  it('is said at the one that is asked for, where the later one is bound', () => {
    expect(judged(fields, { opens: '12:00' }, { closes: '12:00' })).toEqual([
      ['opens', 'Must lie before “{name}”', '<closes>'],
    ]);
    expect(judged(fields, { opens: '11:59' }, { closes: '12:00' })).toEqual([]);
  });

  it('is asked of each line of a list by itself', () => {
    const stays = [
      { arrives: '2027-02-01', leaves: '2027-02-03' },
      { arrives: '2027-02-05', leaves: '2027-02-05' },
      { leaves: '2027-01-01' },
    ];
    expect(judged(fields, { stays })).toEqual([['stays.1.leaves', 'Must lie after “{name}”', { text: 'Arrives' }]]);
  });
});

describe('in a section of a record', () => {
  const asked = fieldsOf(sectionsOf(sectionShapesOf({ fields: ['from', 'closes'] }), sent));
  const values: Readonly<Record<string, string>> = { until: '2027-02-02', opens: '09:00' };
  const fields = withOrder(asked, order, undefined, (input) =>
    input in values ? { label: `the ${input}`, value: values[input] } : undefined,
  );

  it('is compared with what stands in another section, before and after, by what that is called there', () => {
    expect(judged(fields, { from: '2027-02-03', closes: '08:00' })).toEqual([
      ['from', 'Must not lie after “{name}”', 'the until'],
      ['closes', 'Must lie after “{name}”', 'the opens'],
    ]);
    expect(judged(fields, { from: '2027-02-02', closes: '09:01' })).toEqual([]);
  });
});
