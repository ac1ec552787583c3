/** The text of values in files and on the clipboard, for the kinds to put together: the browser and the server write the same. */
import type { FieldOptions } from '../../define/fields/field.ts';
import { isEmpty } from '../fields/empty.ts';
import { type ChoiceValue, choiceLabel } from './choice-label.ts';

/** What a value is when it is not what its kind expects: still told, never as [object Object]. */
const asItIs = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

type Write<Value> = (value: Value, options: Partial<FieldOptions>, locale: string) => string;

/** Nothing is written as nothing; a value of another form as it is. */
export const writes =
  <Value>(fits: (value: unknown) => value is Value, write: Write<Value>): Write<unknown> =>
  (value, options, locale) => {
    if (isEmpty(value)) return '';
    return fits(value) ? write(value, options, locale) : asItIs(value);
  };

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isChoice = (value: unknown): value is ChoiceValue => typeof value !== 'object';
const isChoices = (value: unknown): value is readonly ChoiceValue[] => Array.isArray(value) && value.every(isChoice);

export const writeText = writes(isText, (value) => value);
export const writeNumber = (write: Write<number>) => writes(isNumber, write);
export const writeList = (write: Write<readonly ChoiceValue[]>) => writes(isChoices, write);
/** A code in the words of its list. */
export const writeCode = (write: Write<string>) => writes(isText, write);
/** By the choices that come with the field. */
export const writeChoice = writes(isChoice, (value, { choices }) => choiceLabel(value, choices));
export const writeAnything = (value: unknown): string => (isEmpty(value) ? '' : asItIs(value));
/** A secret is in no file. */
export const writeNothing = (): string => '';
