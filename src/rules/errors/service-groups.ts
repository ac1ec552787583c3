/** Errors of groups of services. */

const errors = {
  noServiceGroup: 'There is no service group {serviceGroupId}.',
  tooManyGroups: 'There are {most} groups already: delete one of them first.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
