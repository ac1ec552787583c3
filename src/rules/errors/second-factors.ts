/** Errors of second factors and of the policies that ask for them. */

const errors = {
  factorNeeded: 'The field {field} can be changed only by users with a second factor.',
  noMethod: 'There is no such second factor.',
  tooManyMethods: 'A user has at most {n} second factors.',
  factorEnforced: 'A policy asks for a second factor, so the last one stays.',
  enforcedAbove: '{account} asks its whole hierarchy for a second factor.',
  noFactorAwaited: 'No second factor is awaited.',
  noMailAddress: 'Your account has no e-mail address.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
