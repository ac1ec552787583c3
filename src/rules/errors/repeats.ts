/** Errors of a call that is sent twice under one key. */

const errors = {
  repeatedDifferently: 'This key belongs to another call.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
