/** Errors of every call, whatever it does: an operation need not name them. */

const errors = {
  signInFirst: 'Sign in to continue.',
  onlyLooking: 'You only look here: nothing can be changed until you go back.',
  setUpFactorFirst: 'Set up a second factor to continue.',
  acceptTermsFirst: 'Accept the terms to continue.',
  underMaintenance:
    'Maintenance is under way, and nothing can be changed. Minutes until it ends: {minutes}. Nothing of yours was saved.',
  noRight: 'This needs the right {right}.',
  unknownOperation: 'There is no operation {operation}.',
  unknownAddress: 'There is nothing at this address.',
  wrongValue: '{field}: {problem}',
  jsonOnly: 'Send a JSON body with POST.',
  unkeptCharacter: 'This text has a character that cannot be kept',
  tooDeep: 'At most {n} levels deep',
  tooManyValues: 'At most {n} values',
  reservedName: 'Not allowed as a name',
  foreignOrigin: 'Calls from another site are refused.',
  unsaidOrigin: 'A call that changes something must say where it comes from: send Origin.',
  tooLarge: 'The request is larger than {limit}.',
  tooManyTries: 'Too many tries. Minutes to wait: {minutes}.',
  overtaken: 'Somebody has changed this at the same moment. Look at it again and repeat what you did.',
  changedBy: '{name} has changed this meanwhile. Nothing of yours was saved.',
  changedElsewhere: 'You have changed this yourself meanwhile, in another place. Nothing was saved here.',
  changedMeanwhile: 'Somebody has changed this meanwhile. Nothing of yours was saved.',
  databaseAway: 'The database cannot be reached at the moment. Please try again.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
  interface EveryCallErrors extends Texts {}
}
