/** Errors of lists, and what stands where rows would. */

const errors = {
  'ERR-24': 'No data available',
  'ERR-25': 'No results found',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
