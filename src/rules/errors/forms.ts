/** Errors of saving what a form holds. */

const errors = {
  'ERR-17': 'Unable to save changes',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
