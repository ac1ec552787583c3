/** Lists of plain values in forms: what their fields are told, and that the item that is wrong is named, whoever says it. */
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { CallError } from '../../client/first/call-error.ts';
import type { SchemaShape } from '../binding/schema.ts';
import { refusalOf } from '../editing/server-message.ts';
import { sectionShapesOf, sectionsOf } from './plan.ts';
import { interpreted } from './validation/interpreted.ts';
import { validate } from './validation/validate.ts';

describe('lists of plain values', () => {
  const sent = JSON.parse(
    JSON.stringify(
      Type.Object({
        to: Type.Array(Type.String({ format: 'email' }), { minItems: 1, maxItems: 3 }),
        days: Type.Optional(Type.Array(Type.String())),
      }),
    ),
  ) as SchemaShape;
  const [asked] = sectionsOf(
    sectionShapesOf({
      fields: [
        { field: 'to', items: { as: 'Email' } },
        { field: 'days', items: { as: 'Date', most: 2 } },
      ],
    }),
    sent,
  );
  const said = (values: object) =>
    validate(values as never, { check: interpreted(sent), schema: sent, fields: asked?.fields ?? [] }).map(
      ({ path, within, problem: { text } }) => [path.join('.'), within, text],
    );

  it('are told the kind of their items, and how many the call takes', () => {
    expect(asked?.fields).toMatchObject([
      { name: 'to', kind: 'ValueList', options: { required: true, with: { as: 'Email', most: 3 } } },
      { name: 'days', kind: 'ValueList', options: { required: false, with: { as: 'Date', most: 2 } } },
    ]);
  });

  it('are wrong where the wrong item stands, by the call and by the kind', () => {
    const right = ['a@b.example', 'c@d.example'];
    expect(said({ to: right, days: ['2027-02-01'] })).toEqual([]);
    expect(said({ to: [...right, 'e@'] })).toEqual([['to.2', 'to', 'Enter a valid email address, such as {example}']]);
    expect(said({ to: right, days: ['2027-02-01', 'soon'] })).toEqual([
      ['days.1', 'days', 'Enter a date, such as {example}'],
    ]);
    expect(said({ to: right, days: ['2027-02-01', '2027-02-02', '2027-02-03'] })).toEqual([
      ['days', undefined, 'At most {n} values'],
    ]);
    expect(said({}).map(([place]) => place)).toEqual(['to']);
  });

  it('are refused at the part that is wrong, by whichever name the server calls the field', () => {
    const options = { label: 'To' };
    const fields = [
      { name: 'Allowed', input: 'lists.AllowList', options },
      { name: 'values.Aliases', base: 'values', options },
      { name: 'Lines', options },
    ];
    const placeOf = (name: string) =>
      refusalOf(new CallError('x', 400, 'r', { [name]: 'no' }), fields).problems.map(({ path }) => path);
    expect(placeOf('lists.AllowList.2')).toEqual([['Allowed', 2]]);
    expect(placeOf('Allowed.0')).toEqual([['Allowed', 0]]);
    expect(placeOf('lists.AllowList')).toEqual([['Allowed']]);
    expect(placeOf('Aliases.1')).toEqual([['values', 'Aliases', 1]]);
    expect(placeOf('values.Aliases.1')).toEqual([['values', 'Aliases', 1]]);
    expect(placeOf('Lines.0.Article')).toEqual([['Lines', 0, 'Article']]);
    expect(placeOf('lists.DenyList.2')).toEqual([]);
  });
});
