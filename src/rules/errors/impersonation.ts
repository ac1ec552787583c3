/** Errors of working in the name of somebody else. */

const errors = {
  notImpersonated: 'This is not possible in the name of somebody else.',
  mayNotImpersonate: 'You cannot work in the name of this user.',
  nobodyImpersonated: 'You are not working in the name of somebody else.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
