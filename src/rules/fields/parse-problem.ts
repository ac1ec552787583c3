/** A problem as the answer to what was typed. */
import type { Parsed } from '../../define/fields/field.ts';
import type { Problem } from './problem.ts';

export const asParsed = ({ text, parameters }: Problem): Parsed<never> => ({
  problem: text,
  ...(parameters && { parameters }),
});
