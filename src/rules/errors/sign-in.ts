/** Errors that the sign-in page words itself; it loads no others of signing in. */

const errors = {
  'ERR-11': 'Missing capabilities to log in.',
  'ERR-13': 'Passwords do not match',
  'ERR-14': 'MFA code is incorrect. Please try again.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
