/** A list of plain values of one kind: several e-mail addresses, days, lengths of time. */
import { Type } from 'typebox';
import type { FieldOptions, Parsed } from '../../define/fields/field.ts';
import { isEmpty } from '../fields/empty.ts';
import { fieldTexts } from '../fields/field-texts.ts';
import { kind as declared, type Kind } from '../fields/kind.ts';
import { asParsed } from '../fields/parse-problem.ts';
import country from './Country.ts';
import currency from './Currency.ts';
import date from './Date.ts';
import dateTimeUtc from './DateTimeUtc.ts';
import duration from './Duration.ts';
import email from './Email.ts';
import identifier from './Identifier.ts';
import ipRange from './IpRange.ts';
import money from './Money.ts';
import number from './Number.ts';
import percent from './Percent.ts';
import phone from './Phone.ts';
import postalCode from './PostalCode.ts';
import text from './Text.ts';
import timeOfDay from './TimeOfDay.ts';
import url from './Url.ts';

/** Of what kind each item may be. */
const kindsOfItem = {
  Country: country,
  Currency: currency,
  Date: date,
  DateTimeUtc: dateTimeUtc,
  Duration: duration,
  Email: email,
  Identifier: identifier,
  IpRange: ipRange,
  Money: money,
  Number: number,
  Percent: percent,
  Phone: phone,
  PostalCode: postalCode,
  Text: text,
  TimeOfDay: timeOfDay,
  Url: url,
} as const;
export type KindOfItem = keyof typeof kindsOfItem;
export const kindsOfItems: readonly string[] = Object.keys(kindsOfItem);
export type ItemValue = string | number;

export interface ItemsOptions {
  /** The kind of each item. */
  readonly as: KindOfItem;
  /** What that kind is told. */
  readonly with?: object;
  /** So many items at most; absent: a hundred. */
  readonly most?: number;
}

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    ValueList: readonly ItemValue[];
  }
  interface FieldKindOptions {
    ValueList: ItemsOptions;
  }
}

const options = Type.Object(
  {
    as: Type.Enum(Object.keys(kindsOfItem) as KindOfItem[]),
    with: Type.Optional(Type.Object({})),
    most: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  },
  { additionalProperties: false },
);

type Told = ItemsOptions | undefined;

/** The kind of the items; texts where nobody has said one. */
export const kindOfItem = (told: Told): Kind<ItemValue> =>
  kindsOfItem[told?.as ?? 'Text'] as unknown as Kind<ItemValue>;

export const mostItems = (told: Told): number => told?.most ?? 100;

/** What is said of the list, said of one of its items. */
export function optionsOfItem({ with: told, required: _of, ...options }: Partial<FieldOptions<ItemsOptions>>) {
  return { label: '', ...options, ...(told?.with === undefined ? {} : { with: told.with }) };
}

const itemsIn = (value: unknown): readonly ItemValue[] => (Array.isArray(value) ? value : []);

/**
 * The items of a text, each as its kind reads it: in lines or between semicolons, and between commas where every part is an
 * item by itself. Where one of several is none, the problem says which.
 */
export function readItems(
  given: string,
  options: FieldOptions<ItemsOptions>,
  locale: string,
): { readonly items: readonly ItemValue[] } | Refused {
  const read = (separator: RegExp) =>
    given
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => ({ part, ...kindOfItem(options.with).parse(part, optionsOfItem(options), locale) }));
  const lines = read(/[;\r\n]+/);
  const found = lines.every(isRead) ? lines : read(/[,;\r\n]+/);
  const wrong = found.find((one) => !isRead(one));
  if (!wrong || isRead(wrong))
    return { items: found.filter(isRead).flatMap(({ value }) => (value === null ? [] : [value])) };
  const { part, problem: text, parameters } = wrong;
  const problem = { text, ...(parameters && { parameters }) };
  return found.length === 1
    ? (asParsed(problem) as Refused)
    : { problem: fieldTexts.item, parameters: { found: part, problem } };
}

type Read = Parsed<ItemValue>;
type Refused = Extract<Parsed<never>, { problem: string }>;

const isRead = <One extends Read>(one: One): one is One & { readonly value: ItemValue | null } => 'value' in one;

export default declared('ValueList', {
  type: 'array',
  options,
  width: 240,
  flexible: true,
  link: true,
  parse(given, options, locale) {
    const read = readItems(given, options, locale);
    if ('problem' in read) return read;
    const { items } = read;
    const most = mostItems(options.with);
    if (items.length > most) return { problem: fieldTexts.maxItems, parameters: { n: most } };
    return { value: items.length === 0 ? null : items };
  },
  check(value, rule) {
    if (!Array.isArray(value)) return { text: fieldTexts.format };
    const told = rule.With as Told;
    const most = mostItems(told);
    if (value.length > most) return { text: fieldTexts.maxItems, parameters: { n: most } };
    const of = kindOfItem(told);
    for (const [index, item] of value.entries()) {
      const problem = isEmpty(item)
        ? { text: fieldTexts.required }
        : of.check(item, { ...rule, DisplayTemplate: of.kind, With: told?.with });
      if (problem) return { ...problem, part: String(index) };
    }
    return undefined;
  },
  export: (value, options, locale) =>
    isEmpty(value) || Array.isArray(value)
      ? itemsIn(value)
          .map((item) => kindOfItem(options.with).export(item, optionsOfItem(options), locale))
          .join('; ')
      : text.export(value, {}, locale),
  text(value, options, locale) {
    const of = kindOfItem(options.with);
    return itemsIn(value)
      .map((item) => (of.text ?? of.export)(item, optionsOfItem(options), locale))
      .join(', ');
  },
  examples: [
    {
      name: 'usual',
      value: ['info@ostsee.example', 'rechnung@ostsee.example'],
      options: { with: { as: 'Email', most: 10 } },
    },
    { name: 'days', value: ['2027-02-01', '2027-08-15'], options: { with: { as: 'Date' } } },
    { name: 'lengths of time', value: [1, 12, 36], options: { with: { as: 'Duration' } } },
    { name: 'amounts', value: [9.9, 1234.5], options: { currency: 'EUR', with: { as: 'Money' } } },
    { name: 'addresses', value: ['203.0.113.0/24', '2001:db8::/32'], options: { with: { as: 'IpRange' } } },
    { name: 'countries', value: ['DE', 'AT'], options: { with: { as: 'Country' } } },
    { name: 'as many as may be', value: ['08:30', '17:00'], options: { with: { as: 'TimeOfDay', most: 2 } } },
    { name: 'empty', value: null, options: { help: 'Each reaches the same mailbox', with: { as: 'Email' } } },
    { name: 'read only', value: ['+49 40 1234567'], options: { readOnly: true, with: { as: 'Phone' } } },
    {
      name: 'error',
      value: ['info@ostsee.example'],
      options: { required: true, with: { as: 'Email' } },
      error: 'At least 2 values',
    },
  ],
});
