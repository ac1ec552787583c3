/** Errors of bills and charges. */

const errors = {
  noSuchInterval: 'There is no month {interval} to be billed. Months are written as {first}, from {first} to {last}.',
  intervalIsOpen: 'The month {interval} goes on: it is billed from an hour before it ends.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
