/** Errors of single sign-on. */

const errors = {
  noSignOn: 'There is no such single sign-on.',
  signOnOver: 'This single sign-on is no longer valid. Start it again.',
  signOnDown: 'The single sign-on {name} does not answer at the moment. Try again later or sign in with your password.',
  signOnNotLinked: 'Your identity of {name} belongs to no user yet. Sign in with your password once to link it.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
