/** The text of a value in files and on the clipboard, one line for each field kind that is more than plain text: the browser and the server write the same. */
import type { FieldOptions } from '../../define/fields/field.ts';
import { type ChoiceValue, choiceLabel } from './choice-label.ts';
import { exportAmount } from './money.ts';
import { exportNumber } from './number.ts';
import { exportPercent } from './percent.ts';
import { countryChoices } from './regions.ts';

export type TextOptions = Pick<FieldOptions, 'choices' | 'currency'>;
export type ValueText = (value: unknown, options: TextOptions, locale: string) => string;

/** What a value is when it is not what its kind expects: still told, never as [object Object]. */
const asItIs = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Nothing is written as nothing; a value of another form as it is. */
const when =
  <Value>(
    fits: (value: unknown) => value is Value,
    write: (value: Value, options: TextOptions, locale: string) => string,
  ) =>
  (value: unknown, options: TextOptions, locale: string): string => {
    if (isNothing(value)) return '';
    return fits(value) ? write(value, options, locale) : asItIs(value);
  };

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isChoice = (value: unknown): value is ChoiceValue => typeof value !== 'object';
const isChoices = (value: unknown): value is readonly ChoiceValue[] => Array.isArray(value) && value.every(isChoice);
const isNamed = (value: unknown): value is { DisplayName: string } =>
  typeof value === 'object' && value !== null && 'DisplayName' in value && isText(value.DisplayName);

const text = when(isText, (value) => value);
const choice = when(isChoice, (value, { choices }) => choiceLabel(value, choices));

export const valueTexts = {
  AccountLink: when(isNamed, ({ DisplayName }) => DisplayName),
  AccountType: choice,
  /** Files carry the words of the field where it has any; otherwise what every program reads. */
  Checkbox: choice,
  /** One on each line. */
  Codes: when(isChoices, (codes) => codes.join('\n')),
  Combobox: choice,
  Country: when(isText, (value, { choices }, locale) =>
    choiceLabel(value.toUpperCase(), choices ?? countryChoices(locale)),
  ),
  Currency: text,
  Date: text,
  DateTimeUtc: text,
  Email: text,
  Identifier: text,
  Money: when(isNumber, (value, { currency }, locale) => exportAmount(value, currency, locale)),
  MultiCombobox: when(isChoices, (values, { choices }) =>
    values.map((value) => choiceLabel(value, choices)).join('; '),
  ),
  MultilineText: text,
  Number: when(isNumber, (value, _options, locale) => exportNumber(value, locale)),
  /** A secret is in no file. */
  Password: () => '',
  NewPassword: () => '',
  Percent: when(isNumber, (value, _options, locale) => exportPercent(value, locale)),
  Phone: text,
  Status: choice,
  Tags: when(isChoices, (tags) => tags.join(', ')),
  Text: text,
  TimeAgo: text,
  Url: text,
} satisfies Record<string, ValueText>;

/** A kind without a line of its own is written as text. */
export const valueText = (kind: string): ValueText =>
  Object.hasOwn(valueTexts, kind) ? valueTexts[kind as keyof typeof valueTexts] : valueTexts.Text;
