/** Errors of lists as files. */

const errors = {
  'ERR-18': 'Unable to export file, refresh and try again',
  noList: 'The operation {operation} does not answer a list.',
  noColumn: 'The rows of {operation} have no field {field}.',
  tooManyRows: 'A workbook holds at most {n} rows; choose CSV.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
