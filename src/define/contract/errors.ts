/** The error catalogue as types: each file of `rules/errors` adds its codes and texts by declaration merging. */

/** Code to English text. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface ErrorTexts {}

/** What any call may end with, such as `signInFirst`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface EveryCallErrors {}

/** What a refused edit tells: when the record was changed, and by whom as far as the caller sees him. */
export interface Changed {
  readonly Utc?: string;
  readonly By?: string;
}

export type ErrorCode = keyof ErrorTexts & string;

/** What an operation names: the errors that it may end with beside those of every call. */
export type OperationError = Exclude<ErrorCode, keyof EveryCallErrors>;
