/** What is wrong with a value in a field, and what a new password must be; loaded with the first form. */

/** Field messages (VAL-43 to VAL-54, and what schemas ask besides); `{n}`, `{c}` and `{allowed}` are parameters. */
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
  moreThan: 'More than {n}',
  lessThan: 'Less than {n}',
  multiple: 'Multiples of {n} only',
  minItems: 'At least {n} values',
  maxItems: 'At most {n} values',
  unique: 'Each value only once',
  oneOf: 'Allowed are {allowed}',
  date: 'Enter a date',
  dateLike: 'Enter a date, such as {example}',
  dateTime: 'Enter a date and a time',
  taken: 'Somebody else has this already',
  nameInUse: 'This name is in use already',
  reasonInWords: 'Say in words why it ends',
  endInPast: 'The end must lie in the future',
  checkDigits: 'The check digits do not fit; look for a typing error',
  vatNumber: 'This is not a VAT number of {country}',
  uploading: 'Wait until the file is uploaded',
} as const;

/** What a new password must be (VAL-05 to VAL-14). */
export const passwordTexts = {
  length: 'At least {n} characters',
  digit: 'At least one number',
  special: 'At least one special character',
  upper: 'At least one uppercase letter',
  lower: 'At least one lowercase letter',
  company: 'No part of the company name',
  firstName: 'No part of the first name',
  lastName: 'No part of the last name',
  recent: 'None of the last {n} passwords',
  breached: 'No password that is known from data leaks',
} as const;
