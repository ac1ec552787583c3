/** Errors of notes on accounts. */

const errors = {
  noNote: 'There is no note {noteId}.',
  notYourNote: 'Only who wrote a note can change it.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
