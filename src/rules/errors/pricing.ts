/** Errors of prices and intervals. */

const errors = {
  'ERR-15': 'Error loading intervals',
  'ERR-16': 'Exchange rate not up to date.',
  'ERR-19': 'Unable to save prices',
  'ERR-20': "The updated pricing couldn't be saved, please try again.",
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
