/** What a form asks for, what is wrong with it, what it sends and what it keeps: without a browser. */

import { createSchemaUtils, type RJSFSchema } from '@rjsf/utils';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { CallError } from '../../client/first/call-error.ts';
import { where } from '../../define/binding/condition.ts';
import { after, notBefore } from '../../define/contract/order.ts';
import type { SchemaShape } from '../binding/schema.ts';
import { asErrors, asTree, pathOf } from '../editing/problem.ts';
import { isSame } from '../editing/same-values.ts';
import { withoutSecrets } from '../editing/secrets.ts';
import { refusalOf } from '../editing/server-message.ts';
import { formSchema } from '../field-plan/form-schema.ts';
import { withOrder } from '../field-plan/with-order.ts';
import { type Random, random } from '../testing/test-random.ts';
import { type FormSectionPlan, fieldsOf, firstSections, sectionShapesOf, sectionsOf } from './plan.ts';
import { defaultState } from './rjsf/default-state.ts';
import { isOnFastPath, isStatic, withDefaults, withValue } from './rjsf/fast-path.ts';
import { shareStructure } from './rjsf/structural-sharing.ts';
import { interpreted } from './validation/interpreted.ts';
import { asValidator } from './validation/schema-check.ts';
import { submitValues, validate } from './validation/validate.ts';

const input = JSON.parse(
  JSON.stringify(
    Type.Object({
      shelfId: Type.Integer(),
      Name: Type.String({ minLength: 1, maxLength: 5 }),
      IsCompany: Type.Boolean(),
      TaxNumber: Type.Optional(Type.String()),
      Size: Type.Optional(Type.Enum(['Small', 'Large'], { type: 'string' })),
      Colors: Type.Optional(Type.Array(Type.Enum(['Red', 'Blue'], { type: 'string' }))),
      Secret: Type.Optional(Type.String({ format: 'password' })),
      Home: Type.Optional(Type.Object({ Street: Type.String(), City: Type.String() })),
      values: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    }),
  ),
) as SchemaShape;

const isCompany = where({ IsCompany: true });
const shapes = sectionShapesOf({
  fields: [
    'Name',
    'IsCompany',
    { field: 'TaxNumber', when: isCompany, requiredWhen: where({ Name: 'Acme' }) },
    { field: 'Size', help: 'As on the box' },
    'Colors',
    'Secret',
    'Home.Street',
    'Home.City',
  ],
});
const sections = sectionsOf(shapes, input);
const fields = fieldsOf(sections);
const schema = formSchema(input, fields);
const judging = { check: interpreted(input), schema, fields, bound: { shelfId: 7 } };
const wrong = (values: object) =>
  validate(values as never, judging).map(({ path, problem }) => `${path.join('.')}: ${problem.text}`);

it('begins with as many lines as a list needs, and with nothing chosen', () => {
  const lists = {
    type: 'object',
    properties: {
      Sets: { type: 'array', items: { type: 'integer' }, minItems: 1 },
      Lines: { type: 'array', items: { type: 'object', properties: { Title: { type: 'string' } } }, minItems: 2 },
    },
    required: ['Sets', 'Lines'],
  } as const satisfies RJSFSchema;
  const utils = createSchemaUtils(asValidator(interpreted(lists as unknown as SchemaShape)), lists, defaultState);
  expect(utils.getDefaultFormState(lists, {})).toEqual({ Sets: [], Lines: [{}, {}] });
});

describe('the plan', () => {
  it('takes kinds, titles, choices and what is required from the schema', () => {
    expect(fields.map(({ name, kind, options }) => [name, kind, options.label, options.required])).toEqual([
      ['Name', 'Text', 'Name', true],
      ['IsCompany', 'Checkbox', 'Is company', true],
      ['TaxNumber', 'Text', 'Tax number', false],
      ['Size', 'Combobox', 'Size', false],
      ['Colors', 'MultiCombobox', 'Colors', false],
      ['Secret', 'Password', 'Secret', false],
      ['Home.Street', 'Text', 'Street', false],
      ['Home.City', 'Text', 'City', false],
    ]);
    expect(fields[3]?.options).toMatchObject({
      help: 'As on the box',
      choices: [{ value: 'Small' }, { value: 'Large' }],
    });
  });

  it('refuses a condition on what the call always needs', () => {
    expect(() => sectionsOf(sectionShapesOf({ fields: [{ field: 'Name', when: isCompany }] }), input)).toThrow(
      '"Name"',
    );
  });

  it('makes sections of the containers of a layout', () => {
    const field = { Name: 'City', DisplayValue: 'Town', DisplayTemplate: 'Textbox', IsRequired: true, MaxLength: 3 };
    const answer = { Pages: [{ Id: 'p', Containers: [{ Id: 'c', DisplayValue: 'Place', Fields: [field] }] }] };
    const call = { layout: 'server', source: {} as never, input: {} } as const;
    const found = sectionsOf(sectionShapesOf({ fields: ['Name', { field: 'values', layout: call }] }), input, {
      values: answer,
    });
    expect(found.map(({ title, fields: own }) => [title, own.map(({ name, base }) => [name, base])])).toEqual([
      ['', [['Name', undefined]]],
      ['Place', [['values.City', 'values']]],
    ]);
    expect(formSchema(input, fieldsOf(found)).properties?.['values']?.properties?.['City']).toEqual({
      type: 'string',
      maxLength: 3,
    });
  });

  it('keeps of the schema what is asked for; a box that nobody ticks says no', () => {
    expect(Object.keys(schema.properties ?? {})).not.toContain('shelfId');
    expect(schema.required).toEqual(['Name', 'IsCompany']);
    expect(schema.properties?.['IsCompany']?.default).toBe(false);
  });

  it('draws at once what fills two windows, however many columns there are', () => {
    const many = (columns: 1 | 2) => Array.from({ length: 30 }, () => ({ ...sections[0], columns }) as FormSectionPlan);
    expect(firstSections(sections, 800)).toBe(undefined);
    expect([firstSections(many(1), 800), firstSections(many(2), 800), firstSections(many(1), 1600)]).toEqual([4, 7, 7]);
  });
});

describe('what is wrong', () => {
  it('stands at the fields in their order, and not at what is bound', () => {
    expect(wrong({})).toEqual(['Name: This field is required', 'IsCompany: This field is required']);
    expect(validate({}, { ...judging, bound: {} }).map(({ path }) => path[0])).toEqual(['Name', 'IsCompany']);
  });

  it('does not demand what offers nothing to choose, unless the call itself cannot do without it', () => {
    const values = { Name: 'Acme', IsCompany: true };
    expect(wrong(values)).toContain('TaxNumber: This field is required');
    const left = validate(values, { ...judging, choiceless: new Set(['TaxNumber']) });
    expect(left.map(({ path }) => path.join('.'))).not.toContain('TaxNumber');
    const none = validate({}, { ...judging, choiceless: new Set(['Name', 'IsCompany']) });
    expect(none.map(({ path }) => path[0])).toContain('Name');
  });

  it('is what the server would say of the fields of its layout, with the values beside them', () => {
    const layout = [
      { Name: 'PostalCode', DisplayTemplate: 'PostalCode', CountryField: 'Country' },
      { Name: 'Country', DisplayTemplate: 'Country' },
      { Name: 'Employees', DisplayTemplate: 'Number', With: { whole: true } },
    ];
    const shapes = sectionShapesOf({
      fields: [{ field: 'values', layout: { layout: 'server', source: {} as never, input: {} } }],
    });
    const sections = sectionsOf(shapes, input, {
      values: { Pages: [{ Id: 'p', Containers: [{ Id: 'c', Fields: layout }] }] },
    });
    const fields = fieldsOf(sections);
    const check = interpreted(formSchema(input, fields));
    const wrong = (values: object) =>
      validate({ values } as never, { check, schema: {}, fields }).map(({ path }) => path.join('.'));
    expect(wrong({ PostalCode: 'ABC', Employees: 12.5 })).toEqual(['values.Employees']);
    expect(wrong({ PostalCode: 'ABC', Country: 'DE' })).toEqual(['values.PostalCode']);
    expect(wrong({ PostalCode: '10115', Country: 'DE', Employees: 12 })).toEqual([]);
  });

  it('knows conditions: not asked, asked, required', () => {
    expect(wrong({ Name: 'Acme', IsCompany: false })).toEqual([]);
    expect(wrong({ Name: 'Acme', IsCompany: true })).toEqual(['TaxNumber: This field is required']);
    expect(wrong({ Name: 'Other', IsCompany: true })).toEqual([]);
  });

  it('asks for the rest of an object only once it has begun', () => {
    expect(wrong({ Name: 'A', IsCompany: false, Home: { Street: undefined } })).toEqual([]);
    expect(wrong({ Name: 'A', IsCompany: false, Home: { Street: 'Kai' } })).toEqual([
      'Home.City: This field is required',
    ]);
  });

  it('is told in words, as a list and as a tree', () => {
    const problems = [{ path: pathOf('a.0.b'), problem: { text: 'At least {n}', parameters: { n: 2 } } }];
    const wording = ({ text, parameters }: (typeof problems)[0]['problem']) =>
      text.replace('{n}', String(parameters.n));
    expect(asErrors(problems, wording as never)[0]).toMatchObject({ property: '.a.0.b', message: 'At least 2' });
    expect(asTree(problems, wording as never)).toEqual({ a: { 0: { b: { __errors: ['At least 2'] } } } });
  });
});

describe('what is sent', () => {
  it('leaves out what is not asked for and what is not there', () => {
    const values = { Name: 'A', IsCompany: false, TaxNumber: 'x', Size: undefined, Home: { Street: undefined } };
    expect(submitValues(values, fields, values, schema)).toEqual({ Name: 'A', IsCompany: false });
    const company = { ...values, IsCompany: true };
    expect(submitValues(company, fields, company, schema)).toMatchObject({ TaxNumber: 'x' });
  });

  it('is refused at its fields, wherever the server names one', () => {
    const layout = [{ name: 'values.City', base: 'values', options: { label: 'Town' } }];
    const error = (message: string, of?: Record<string, string>) =>
      refusalOf(new CallError(message, 400, 'r', of), layout);
    const at = [{ path: ['values', 'City'], problem: { text: 'too far' }, said: true }];
    expect(error('City: too far', { City: 'too far' })).toEqual({ problems: at, message: undefined });
    expect(error('Town: too far')).toEqual({ problems: at, message: undefined });
    expect(error('Closed')).toEqual({ problems: [], message: 'Closed' });
    expect(error('City: too far', { City: 'too far', Other: 'x' }).message).toBe('City: too far');
  });

  it('is never kept where it is secret', () => {
    expect(withoutSecrets({ Code: '492039' }, {}, [{ name: 'Code', kind: 'OneTimeCode' }])).toEqual({});
    const values = { Name: 'A', Secret: 'open sesame', Home: { Street: 'Kai' } };
    expect(JSON.stringify(withoutSecrets(values, schema, fields))).not.toContain('sesame');
    expect(withoutSecrets(values, schema, fields)).toMatchObject({ Name: 'A', Home: { Street: 'Kai' } });
    expect(
      withoutSecrets(
        { a: [{ b: 'x' }] },
        { properties: { a: { items: { properties: { b: { format: 'password' } } } } } },
        [],
      ),
    ).toEqual({ a: [{ b: undefined }] });
  });
});

describe('sharing', () => {
  it('keeps what is the same, however deep', () => {
    const before = { a: { b: [1, { c: 2 }] }, d: 3 };
    expect(shareStructure(before, JSON.parse(JSON.stringify(before)))).toBe(before);
    const now = shareStructure(before, { a: { b: [1, { c: 2 }] }, d: 4 });
    expect([now === before, now.a === before.a, now.d]).toEqual([false, true, 4]);
    expect(shareStructure([1, 2], [1])).toEqual([1]);
  });

  it('changes one value and copies only what is above it', () => {
    const before = { a: { b: 1 }, c: { d: 2 } };
    const now = withValue(before, ['a', 'b'], 5) as typeof before;
    expect([now, now.c === before.c, before.a.b]).toEqual([{ a: { b: 5 }, c: { d: 2 } }, true, 1]);
    expect(withValue(undefined, ['x', 0], 'y')).toEqual({ x: { 0: 'y' } });
  });

  it('knows where nothing depends on data', () => {
    expect(isStatic(schema as never)).toBe(false);
    expect(isStatic({ type: 'object', properties: { a: { type: 'string' } } })).toBe(true);
    expect(isStatic({ type: 'object', properties: { a: { type: 'object', if: {}, properties: {} } } })).toBe(false);
  });

  it('begins with what rjsf itself would begin with, where nothing depends on data', () => {
    const chance = random(11);
    for (let round = 0; round < 200; round += 1) {
      const made = anyObject(chance, 3);
      const own = schemaOf(made);
      const data = dataOf(chance, made);
      expect(isOnFastPath(own)).toBe(true);
      const stock = createSchemaUtils(asValidator(interpreted(own as SchemaShape)), own);
      expect(withDefaults(own as SchemaShape, data)).toEqual(stock.getDefaultFormState(own, data));
    }
    const parts: RJSFSchema[] = [{ const: 1 }, { type: 'object', default: {} }, { enum: ['x'], default: 'x' }];
    expect(parts.map((part) => isOnFastPath({ properties: { part } }))).toEqual([false, false, false]);
    const full = { a: { b: 1 } };
    const part = { properties: { b: { type: 'number', default: 2 } } };
    expect(withDefaults({ properties: { a: part } }, full)).toBe(full);
  });

  it('calls empty what is empty, however it is written', () => {
    expect(isSame({ a: '', b: [], c: {} }, {})).toBe(true);
    expect(isSame({ a: 0 }, {})).toBe(false);
    expect(isSame({ a: [1] }, { a: [1, 2] })).toBe(false);
  });
});

type Made = { readonly [key: string]: Made | RJSFSchema };
const isPart = (made: Made | RJSFSchema): made is Made => !('type' in made);

function anyObject(chance: Random, depth: number): Made {
  const keys = chance.some(['a', 'b', 'c', 'd', 'e']);
  const leaf = () =>
    chance.pick<RJSFSchema>([
      { type: 'string' },
      { type: 'number', default: 3 },
      { type: 'string', default: '' },
      { type: 'string', enum: ['x', 'y'] },
      { type: 'boolean', default: false },
    ]);
  const part = () => (depth > 0 && chance.chance(0.4) ? anyObject(chance, depth - 1) : leaf());
  return Object.fromEntries(keys.map((key) => [key, part()]));
}

const schemaOf = (made: Made | RJSFSchema): RJSFSchema =>
  isPart(made)
    ? {
        type: 'object',
        properties: Object.fromEntries(Object.entries(made).map(([key, part]) => [key, schemaOf(part)])),
        required: Object.keys(made).filter((_, index) => index % 2 === 0),
      }
    : made;

const dataOf = (chance: Random, made: Made): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    chance
      .some(Object.entries(made))
      .map(([key, part]) => [
        key,
        isPart(part) ? dataOf(chance, part) : chance.pick(['x', 'z', '', null, undefined, 7]),
      ]),
  );

describe('fields that come one after the other', () => {
  const moment = Type.Optional(Type.String());
  const period = JSON.parse(
    JSON.stringify(Type.Object({ from: moment, until: moment, opens: moment, closes: moment })),
  ) as SchemaShape;
  const [asked] = sectionsOf(
    sectionShapesOf({ fields: ['from', { field: 'until', title: 'Last day' }, 'closes'] }),
    period,
  );
  const order = { until: notBefore('from', 'Begin'), closes: after('opens', 'Begin') };
  const inOrder = withOrder(asked?.fields ?? [], order);
  const said = (values: object, bound = {}) =>
    validate(values as never, {
      check: interpreted(period),
      schema: period,
      fields: inOrder,
      bound,
      labelOf: (name) => `<${name}>`,
    }).map(({ path, problem }) => [path.join('.'), problem.text, problem.parameters]);

  it.each([
    [{ from: '2027-02-02', until: '2027-02-01' }, [['until', 'Must not lie before “{name}”', { name: '<from>' }]]],
    [{ from: '2027-02-02', until: '2027-02-02' }, []],
    [{ from: '2027-02-02' }, []],
    [{ until: '2027-02-02' }, []],
    [{ from: '2027-02-02T01:00:00+02:00', until: '2027-02-01T23:30:00Z' }, []],
  ])('%j: %j', (values, problems) => expect(said(values)).toEqual(problems));

  it('also after what nobody is asked for, and never the same where it must lie after', () => {
    expect(said({ closes: '09:00' }, { opens: '09:00' })).toEqual([
      ['closes', 'Must lie after “{name}”', { name: '<opens>' }],
    ]);
    expect(said({ closes: '09:01' }, { opens: '09:00' })).toEqual([]);
  });

  it('of a record by the inputs that take its fields', () => {
    const [plan] = withOrder([{ name: 'Until' }, { name: 'From' }] as never, order, (name) => name.toLowerCase());
    expect(plan).toMatchObject({ follows: { name: 'From', isAfter: false } });
  });
});
