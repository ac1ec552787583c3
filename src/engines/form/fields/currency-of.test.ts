/** Where the currency of an amount comes from: any binding, or the field beside it that a layout of the server names. */
import { describe, expect, it } from 'vitest';
import { constant, input, row, session, step } from '../../../define/binding/binding.ts';
import { fieldsOf, sectionShapesOf, sectionsOf } from '../plan.ts';
import { currencyOf } from './currency-of.ts';

const scope = {
  params: {},
  row: { Currency: 'EUR' },
  session: { CompanyAccount: { Currency: 'CHF' } },
  head: { Currency: 'SEK' },
  steps: { customer: { Currency: 'PLN' } },
  inputs: { Code: 'USD', Price: 3 },
};

describe('the currency of an amount', () => {
  it('is what its binding refers to', () => {
    const from = [
      ...[constant('JPY'), row('Currency'), { head: 'Currency' }],
      ...[session('CompanyAccount.Currency'), step('customer.Currency')],
    ];
    const found = from.map((currencyFrom) => currencyOf({ currencyFrom }, scope));
    expect(found).toEqual(['JPY', 'EUR', 'SEK', 'CHF', 'PLN']);
  });

  it('is what stands in another field now, and nothing while that is empty or no text', () => {
    const of = (inputs: object) => currencyOf({ currencyFrom: input('Code') }, { ...scope, inputs });
    expect([of(scope.inputs), of({ Code: '' }), of({}), of({ Code: 978 })]).toEqual([
      'USD',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is the value beside it that a layout of the server names', () => {
    expect(currencyOf({ currencyField: 'Code' }, scope)).toBe('USD');
    expect(currencyOf({}, scope)).toBe(undefined);
  });

  it('is said by the plan of a field, whatever its kind', () => {
    const asked = { field: 'Price', currency: row('Currency') };
    const schema = { type: 'object', properties: { Price: { type: 'number' } } };
    const [field] = fieldsOf(sectionsOf(sectionShapesOf({ fields: [asked] }), schema));
    expect(field && currencyOf(field, scope)).toBe('EUR');
  });
});
