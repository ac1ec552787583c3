/** What is wrong with a field that somebody has defined. */
export const definitionTexts = {
  name: 'Begin with a capital letter, then letters and digits only, such as {example}',
  nameTwice: 'Another field has this name already',
  nameReserved: 'This name is used by the portal itself; choose another one',
  nameFixed: 'The name stays: accounts hold values of it',
  tooMany: 'At most {n} fields',
  kind: 'Choose one of the listed kinds',
  least: 'The least must not be more than the most',
  choices: 'Enter at least one choice',
  choiceTwice: 'Each choice has a value of its own',
  condition: 'Only a field that stands before this one can decide whether it is asked for',
  conditionValue: 'That field has no such value',
  pattern:
    'A pattern has characters, classes such as [a-z] or \\d, and counts such as + or *; {found} is not understood',
  country: 'Choose a field for countries of this form',
} as const;
