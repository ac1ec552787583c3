/** Errors of terms and their acceptance. */

const errors = {
  termsOfOwnCompany: 'Only somebody of the company itself accepts terms for it.',
  termsChanged: 'There is a newer version of these terms by now. Read it before you accept it.',
  noTerms: 'There are no terms that could be accepted here.',
  termsOfSellers: 'Only marketplaces and resellers have terms of their own.',
  noTermsVersion: 'There are no terms with the number {termsId}.',
  termsPublished: 'Published terms stay as they are. Make a new version of them.',
  termsBeingWritten: 'A new version of these terms is being written already: version {version}.',
  termsNameTaken: 'There are terms named {name} already. Make a new version of them.',
  termsUnprintable: 'The text in {language} has characters that its PDF cannot show: {characters}',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
