/** What is wrong with a value, in words: countries by their names, days and times as the reader writes them. */
import type { MessageParameters, SpokenValue } from '../../define/fields/field.ts';
import { typedDay } from '../format/day.ts';
import { typedInstant } from '../format/instant-text.ts';
import { regionName } from '../format/regions.ts';
import { showTimeOfDay } from '../format/time-of-day.ts';
import type { Problem } from './problem.ts';

type Said = Readonly<Record<string, string | number>>;
type Translate = (text: string, parameters: Said) => string;

function inWords(value: SpokenValue, locale: string, translate: Translate): string {
  if ('text' in value) return translate(value.text, saidParameters(value.parameters, locale, translate));
  if ('region' in value) return regionName(value.region, locale);
  if ('time' in value) return showTimeOfDay(value.time, locale);
  return 'day' in value ? typedDay(value.day, locale) : typedInstant(value.instant, locale);
}

/** The parameters as they stand in a sentence. */
export const saidParameters = (parameters: MessageParameters = {}, locale: string, translate: Translate): Said =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === 'object' ? inWords(value, locale, translate) : value,
    ]),
  );

/** @param translate to the language in which it is said. */
export const sayProblem = ({ text, parameters }: Problem, translate: Translate, locale: string): string =>
  translate(text, saidParameters(parameters, locale, translate));
