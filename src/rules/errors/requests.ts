/** Errors of a page whose request got no good answer; the first page loads them. */

const errors = {
  'ERR-01': 'The application has encountered an unknown error',
  'ERR-04': 'Error: request canceled',
  'ERR-05': 'Error: request failed for',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
  interface EveryCallErrors extends Pick<Texts, 'ERR-01'> {}
}
