/** What is wrong with a value: an English text that is also the key, and its parameters. */
import type { MessageParameters } from '../../define/fields/field.ts';

export interface Problem {
  readonly text: string;
  readonly parameters?: MessageParameters;
  /** The part that it is about, of a value of several: a language. */
  readonly part?: string;
}
