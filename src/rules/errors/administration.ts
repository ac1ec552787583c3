/** Errors of the administration console and its methods. */

const errors = {
  unknownMethod: 'There is no method {method}. There is: {allowed}.',
  unknownDescription: 'There is no operation {name} to be described. There is: {allowed}.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
