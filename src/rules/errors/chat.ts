/** Errors of the chat bot. */

const errors = {
  noChatBot: 'The chat is not available right now.',
  chatTokenEnded: 'The token of the chat has ended, or belongs to another session.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
