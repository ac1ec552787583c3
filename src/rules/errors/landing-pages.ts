/** Errors of landing pages. */

const errors = {
  noLandingPage: 'There is no landing page {landingPageId}.',
  tooManyLandingPages: 'There are {most} landing pages already: delete one of them first.',
  emptyLandingPage: 'The page has no panel yet: add one before it is published.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
