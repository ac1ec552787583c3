/** Whether days, instants and times of day come one after the other, as a call declares it; browser and server ask the same. */
import { type OrderShape, pairsOf } from '../../define/contract/order.ts';
import type { SpokenText } from '../../define/fields/field.ts';
import { listedPath, valueAt } from '../path.ts';
import { fieldTexts } from './field-texts.ts';
import type { Problem } from './problem.ts';

interface Pair {
  readonly earlier: unknown;
  readonly later: unknown;
  readonly isAfter: boolean;
}

const texts = {
  later: { true: fieldTexts.after, false: fieldTexts.notBefore },
  earlier: { true: fieldTexts.before, false: fieldTexts.notAfter },
} as const;

/**
 * What is wrong with two of them, or undefined where nothing is or one of both is not there.
 * @param name what the other one is called. @param at the one at which it is said.
 */
export function orderProblem(
  { earlier, later, isAfter }: Pair,
  name: string | SpokenText,
  at: keyof typeof texts = 'later',
): Problem | undefined {
  const [first, second] = [comparable(earlier), comparable(later)];
  if (first === undefined || typeof first !== typeof second || second === undefined) return undefined;
  if (isAfter ? second > first : second >= first) return undefined;
  return { text: texts[at][`${isAfter}`], parameters: { name } };
}

/** Days and times of day are in order as texts; instants are written in more than one way. */
function comparable(value: unknown): string | number | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  if (!value.includes('T')) return value;
  const instant = Date.parse(value);
  return Number.isNaN(instant) ? undefined : instant;
}

/** Each input that comes too early, by its place. */
export const outOfOrder = (order: OrderShape, input: unknown): readonly (readonly [string, Problem])[] =>
  pairsOf(order).flatMap((inputs) => {
    const { list, name: later } = listedPath(inputs.later);
    const { name: earlier } = listedPath(inputs.earlier);
    const found = (around: unknown) =>
      orderProblem(
        { earlier: valueAt(around, earlier), later: valueAt(around, later), isAfter: inputs.isAfter },
        { text: inputs.title },
      );
    if (list === undefined) return placed(inputs.later, found(input));
    const lines = (valueAt(input, list) ?? []) as readonly unknown[];
    return lines.flatMap((line, place) => placed(`${list}.${place}.${later}`, found(line)));
  });

const placed = (place: string, problem: Problem | undefined): readonly (readonly [string, Problem])[] =>
  problem ? [[place, problem]] : [];
