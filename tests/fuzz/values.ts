/** Values for fuzzed inputs: right ones, made from an operation's own schema and real things of the world, and hostile ones. */
import fc from 'fast-check';

export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
}

/** Ids and names that exist, by the kind of input that they fit. */
export interface Things {
  readonly accounts: readonly number[];
  readonly roles: readonly number[];
  readonly capabilitySets: readonly number[];
  readonly notes: readonly number[];
  readonly fields: readonly string[];
}

/** What people would give away; none of it may be found in the log. */
export const marks = {
  text: 'Xylomarkus',
  email: 'xylomarkus@markus.example',
  password: 'Xylomarkus-Pass-77!',
  phone: '+43155501987654',
} as const;

const texts = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...Object.values(marks), `${marks.text} Ödön 😀`, ' ', '') },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
);
const dates = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });

function text({ pattern, format, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<unknown> {
  if (format === 'email') return fc.oneof(fc.constant(marks.email), fc.emailAddress());
  if (format === 'uuid') return fc.uuid();
  if (format === 'date') return dates.map((date) => date.toISOString().slice(0, 10));
  if (format === 'date-time') return dates.map((date) => date.toISOString());
  if (pattern !== undefined) {
    try {
      return fc.stringMatching(new RegExp(pattern));
    } catch {
      return texts;
    }
  }
  return texts.map((one) => one.padEnd(minLength, 'x').slice(0, maxLength));
}

const idsOf = (name: string, things: Things): readonly number[] => {
  if (/role/i.test(name)) return things.roles;
  if (/capabilityset/i.test(name)) return things.capabilitySets;
  if (/note/i.test(name)) return things.notes;
  return /account|root|company|user/i.test(name) ? things.accounts : [];
};

/** A right value, as far as a schema says what is right. @param example of the operation, which is right in every way. */
export function right(schema: Schema, name: string, things: Things, example: unknown): fc.Arbitrary<unknown> {
  const made = make(schema, name, things, example);
  const isLeaf = !schema.properties && !schema.patternProperties;
  return isLeaf && example !== undefined ? fc.oneof(made, fc.constant(example)) : made;
}

function make(schema: Schema, name: string, things: Things, example: unknown): fc.Arbitrary<unknown> {
  const { type, minimum = -2_147_483_648, maximum = 2_147_483_647 } = schema;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => right(one, name, things, undefined)));
  if (schema.patternProperties || schema.properties) return object(schema, things, example);
  if (type === 'array')
    return fc.array(right(schema.items ?? {}, name, things, undefined), {
      maxLength: Math.min(schema.maxItems ?? 3, 3),
    });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'integer') {
    const ids = idsOf(name, things);
    return ids.length ? fc.constantFrom(...ids) : fc.integer({ min: minimum, max: Math.max(minimum, maximum) });
  }
  if (type === 'number') return fc.double({ noNaN: true, noDefaultInfinity: true });
  if (type === 'string')
    return /field|key/i.test(name) ? fc.oneof(fc.constantFrom(...things.fields), text(schema)) : text(schema);
  return fc.oneof(texts, fc.integer(), fc.boolean(), fc.constant(null), fc.jsonValue({ maxDepth: 3 }));
}

function object(schema: Schema, things: Things, example: unknown): fc.Arbitrary<unknown> {
  const { properties = {}, patternProperties = {}, required = [] } = schema;
  const given = (example ?? {}) as Record<string, unknown>;
  const [free] = Object.values(patternProperties);
  if (free) {
    const key = fc.oneof(fc.constantFrom(...things.fields), fc.string({ maxLength: 10 }));
    return fc.dictionary(key, right(free, '', things, undefined), { maxKeys: 4 });
  }
  const parts = Object.entries(properties).map(([name, one]) => [name, right(one, name, things, given[name])]);
  return fc.record<Record<string, unknown>>(Object.fromEntries(parts), { requiredKeys: [...required] });
}

const inQuotes = (one: string): string => JSON.stringify(one);

/** As they stand in the body: some of them are no JSON, and some no value of JavaScript. */
export const hostile: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 40,
    arbitrary: fc.constantFrom(
      ...['NaN', 'Infinity', '-Infinity', 'undefined', '-0', '0', '-1', '0.1', '1e400', '-1e400', '1e-400', '1e21'],
      ...['9007199254740992', '9007199254740993', '-9007199254740993', '2147483648', '9223372036854775808'],
      ...[
        'null',
        'true',
        '""',
        '" "',
        '[]',
        '{}',
        '[[]]',
        '[null]',
        '[{}]',
        '{"length":-1}',
        '{"toString":1,"valueOf":2}',
      ],
      ...[
        '"\\u0000"',
        '"a\\u0000b"',
        '"\\ud800"',
        '"\\udc00x"',
        '{"\\u0000":1}',
        '{"\\ud800":1}',
        '"\\u202e"',
        '"\\ufeff"',
      ],
      ...[
        '{"__proto__":{"x":1}}',
        '{"constructor":{"prototype":{"x":1}}}',
        '"__proto__"',
        '"constructor"',
        '"toString"',
      ],
      ...[
        '"\' or 1=1 --"',
        '"%_\\\\"',
        '"\\\\"',
        '"\\r\\nX: y"',
        '"../../etc/passwd"',
        '"{0}{name}$&$1"',
        '"\\u001b[2J"',
      ],
      ...['"0001-01-01"', '"2024-02-30"', '"9999-12-31T23:59:60Z"', '"+275760-09-13T00:00:00Z"', '"-000001-01-01"'],
      ...['"1e3"', '"100734"', '"١٢"', '"::ffff:0:0/0"', '"0.0.0.0/0,"', '"1.1.1.1-0.0.0.0"'],
    ),
  },
  { weight: 8, arbitrary: fc.jsonValue({ maxDepth: 5 }).map((value) => JSON.stringify(value)) },
  { weight: 8, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }).map(inQuotes) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
      `${'{"a":'.repeat(31)}1${'}'.repeat(31)}`,
      `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
      `[${'1,'.repeat(15_000)}1]`,
      `[${'1,'.repeat(100_000)}1]`,
      inQuotes('x'.repeat(1_000_000)),
      inQuotes('x'.repeat(1_048_576)),
      inQuotes('😀'.repeat(200_000)),
      inQuotes('1.1.1.1,'.repeat(50_000)),
    ),
  },
);
