/** Errors of terms and their acceptance. */

const errors = {
  termsOfOwnCompany: 'Only somebody of the company itself accepts terms for it.',
  termsChanged: 'There is a newer version of these terms by now. Read it before you accept it.',
  noTerms: 'There are no terms that could be accepted here.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
