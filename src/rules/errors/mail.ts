/** Errors of e-mails. */

const errors = {
  'ERR-21': 'Sorry, we are unable to send email right now. Please try again later.',
  noMail: 'There is no e-mail {mailId} to be read.',
  mailsOfOwner: 'Only the marketplace owner reads what e-mails say, and only while no mail server is configured.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
