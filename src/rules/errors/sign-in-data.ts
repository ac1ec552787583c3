/** Errors of passwords, e-mail addresses, links and proofs: what a sign-in hangs on. */

const errors = {
  wrongCredentials: 'The username or password does not match an account.',
  fewTriesLeft:
    'The username or password does not match an account. Wrong tries until this username is locked: {left}.',
  nameLocksNow:
    'The username or password does not match an account. After too many wrong tries this username is locked for {minutes} minutes.',
  wrongPassword: 'The current password is not right.',
  weakPassword: 'This password cannot be used. {rules}.',
  linkOver: 'This link is no longer valid. Ask for a new one.',
  emailChangeOver: 'This link is no longer valid. Change the e-mail address again to get another one.',
  outranked: 'This concerns a user with rights that you do not hold. Only somebody who holds them can do this.',
  ownSignIn: 'Your own sign-in is changed under Security in your profile.',
  proofNeeded: 'Prove that it is you to continue: sign in once more.',
  addressRefused: 'Your company allows no sign-in from the address {address}.',
  nameLocked:
    'The password is right, but after too many wrong tries this sign-in is locked for a while. Minutes to wait: {minutes}.',
  invalidRange: 'Invalid range: {value}',
  ownAddressRefused: 'These lists would shut out your own address {address}.',
  noSession: 'There is no such session.',
  unknownLanguage: 'The language {language} is not supported; allowed are {allowed}.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
