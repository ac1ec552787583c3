/** Where inputs and link parameters come from, and what happens when they are not there. */
import { describe, expect, it } from 'vitest';
import type { InputShape } from '../../define/shapes/element-shapes.ts';
import { lastOf, valueAt, withValueAt } from '../../rules/path.ts';
import { humanize, titleOf } from '../field-plan/humanize.ts';
import { GetParts, GetThings, SaveThing } from '../testing/test-calls.ts';
import { type BindingValues, resolveInput, resolveParams, startValues } from './resolve.ts';

const resolve = (bindings: InputShape, scope: Partial<BindingValues>) =>
  resolveInput(GetThings, bindings, { params: {}, ...scope });

describe('bindings', () => {
  it('read parameters as the input wants them', () => {
    expect(resolve({ shelfId: { param: 'id' } }, { params: { id: '7' } })).toEqual({
      state: 'ready',
      input: { shelfId: 7 },
    });
    const optional = {
      shelfId: { constant: 1 },
      colors: { param: 'c' },
      ended: { param: 'e' },
      maker: { param: 'm' },
    } as const;
    expect(resolve(optional, { params: { c: 'Red,Blue', e: 'true' } })).toEqual({
      state: 'ready',
      input: { shelfId: 1, colors: ['Red', 'Blue'], ended: true },
    });
  });

  it.each(['x', '7.5', '0', '-3', '99999999999999999999', ' 7', '7a'])(
    'refuse the parameter %j for a positive integer',
    (id) => {
      expect(resolve({ shelfId: { param: 'id' } }, { params: { id } })).toEqual({ state: 'mismatch', name: 'shelfId' });
    },
  );

  it('hand over a constant that says nothing, as it was meant', () => {
    const bindings = { shelfId: { constant: 1 }, maker: { constant: '' } } as const;
    expect(resolve(bindings, {})).toEqual({ state: 'ready', input: { shelfId: 1, maker: '' } });
  });

  it('say what is missing', () => {
    expect(resolve({ shelfId: { param: 'id' } }, {})).toEqual({ state: 'mismatch', name: 'shelfId' });
    expect(resolve({ shelfId: { row: 'Id' } }, { row: { Id: null } })).toEqual({ state: 'missing', name: 'shelfId' });
    expect(resolveInput(GetParts, { thingId: { param: 'id' } }, { params: {} })).toEqual({ state: 'ready', input: {} });
  });

  it('take rows, sessions, steps and selections', () => {
    const scope = {
      row: { A: { B: 1 } },
      session: { C: 2 },
      steps: { d: { E: 'x' } },
      selected: [{ F: 'Red' }, { F: 'Blue' }],
    };
    const bindings = { shelfId: { row: 'A.B' }, maker: { step: 'd.E' }, colors: { selected: 'F' } };
    expect(resolve(bindings, scope)).toEqual({
      state: 'ready',
      input: { shelfId: 1, maker: 'x', colors: ['Red', 'Blue'] },
    });
    expect(resolve({ shelfId: { session: 'C' } }, scope)).toMatchObject({ input: { shelfId: 2 } });
  });

  it('say what stands in fields at first, as far as it is known', () => {
    const start = { maker: { row: 'Name' }, 'options.filter': { row: 'City' }, ended: { row: 'Gone' } };
    expect(startValues(GetThings, start, { params: {}, row: { Name: 'Ann', City: 'Kiel' } })).toEqual({
      maker: 'Ann',
      options: { filter: 'Kiel' },
    });
    expect(startValues(GetThings, start, { params: {} })).toEqual({});
  });

  it('hand over whole objects and null constants', () => {
    const input = resolveInput(
      SaveThing,
      { thingId: { constant: 1 }, values: { row: 'all' } },
      { params: {}, row: { all: { A: null } } },
    );
    expect(input).toEqual({ state: 'ready', input: { thingId: 1, values: { A: null } } });
  });
});

describe('links', () => {
  const to = {
    go: '/thing/$id/{-$part}?tab&page?',
    params: { id: { row: 'Id' }, part: { row: 'Part' }, tab: { constant: 'x' } },
  };
  it('need what their path needs', () => {
    expect(resolveParams(to, { params: {}, row: { Id: 7 } })).toEqual({ id: '7', tab: 'x' });
    expect(resolveParams(to, { params: {}, row: { Part: 7 } })).toBeUndefined();
  });
});

describe('paths', () => {
  it('read and write without touching what is there', () => {
    const value = { a: { b: 1 }, 'x.y': 2 };
    expect([valueAt(value, 'a.b'), valueAt(value, 'a.c.d'), valueAt(value, 'x.y'), valueAt(null, 'a')]).toEqual([
      1,
      undefined,
      2,
      undefined,
    ]);
    expect(withValueAt(value, 'a.c', 3)).toEqual({ a: { b: 1, c: 3 }, 'x.y': 2 });
    expect(value.a).toEqual({ b: 1 });
    expect(valueAt({}, 'constructor')).toBeUndefined();
    expect(lastOf('a.b')).toBe('b');
  });
});

describe('words', () => {
  it.each([
    ['TimeUtc', 'Time UTC'],
    ['AUDIT_LOG', 'Audit log'],
    ['parentAccountId', 'Parent account ID'],
    ['SRPDiscount', 'SRP discount'],
    ['IsTerminated', 'Is terminated'],
  ])('%s: %s', (name, text) => {
    expect(humanize(name)).toBe(text);
  });

  it('name a field after its owner when it only says the name', () => {
    expect(['DisplayName', 'User.DisplayName', 'User.Email'].map(titleOf)).toEqual(['Name', 'User', 'E-mail']);
  });
});
