/** The error catalogue: every text that a call or a screen may fail with (ERR rows, English verbatim). */
export const errorTexts = {
  'ERR-01': 'The application has encountered an unknown error',
  'ERR-04': 'Error: request canceled',
  'ERR-05': 'Error: request failed for',
  'ERR-11': 'Missing capabilities to log in.',
  'ERR-13': 'Passwords do not match',
  'ERR-14': 'MFA code is incorrect. Please try again.',
  'ERR-15': 'Error loading intervals',
  'ERR-16': 'Exchange rate not up to date.',
  'ERR-17': 'Unable to save changes',
  'ERR-18': 'Unable to export file, refresh and try again',
  'ERR-19': 'Unable to save prices',
  'ERR-20': "The updated pricing couldn't be saved, please try again.",
  'ERR-21': 'Sorry, we are unable to send email right now. Please try again later.',
  'ERR-22': 'File format not supported',
  'ERR-23': 'Upload failed',
  'ERR-24': 'No data available',
  'ERR-25': 'No results found',
  'ERR-26': 'Viewlayout contains no Pages',
  'ERR-27': 'Viewlayout contains no Pages',
} as const;

/** Field messages (VAL-43 to VAL-54); `{n}`, `{c}` and `{value}` are parameters. */
export const fieldTexts = {
  required: 'This field is required',
  email: 'Enter a valid email address',
  number: 'Numbers only',
  integer: 'Integers only',
  uppercase: 'Uppercase letters only',
  maxLength: 'At most {n} characters',
  minLength: 'At least {n} characters',
  strictLength: 'Exactly {n} characters',
  excludedCharacter: 'The character {c} is not allowed',
  chooseOne: 'Choose at least one value',
  format: 'Invalid format',
  minimum: 'At least {n}',
  maximum: 'At most {n}',
} as const;

/** What the server says beyond the catalogue; each names what was found and what is allowed. */
export const callTexts = {
  wrongCredentials: 'The username or password does not match an account.',
  signInFirst: 'Sign in to continue.',
  noRight: 'This needs the right {right}.',
  fixedAccount: 'Your rights do not allow changes to accounts of this type.',
  notFound: 'There is no account {accountId}.',
  unknownOperation: 'There is no operation {operation}.',
  wrongInput: 'The input {field} {problem}.',
  unknownField: 'The view has no field {field}.',
  readOnlyField: 'The field {field} cannot be changed.',
  wrongValue: '{field}: {problem}',
  terminated: 'The account {accountId} is terminated and cannot be changed.',
  unknownEnum: 'There is no list {enumName}.',
  unknownOrder: 'Rows cannot be ordered by {key}; allowed are {allowed}.',
  unknownLanguage: 'The language {language} is not supported; allowed are {allowed}.',
  jsonOnly: 'Send a JSON body with POST.',
  foreignOrigin: 'Calls from another site are refused.',
  tooLarge: 'The request is larger than {limit}.',
} as const;

export type CallText = keyof typeof callTexts;
