/** Errors of calls about maintenance. */

const errors = {
  maintenanceInPast: 'A maintenance cannot begin in the past.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
