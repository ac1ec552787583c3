/** Errors of view layouts and enumerations. */

const errors = {
  'ERR-26': 'Viewlayout contains no Pages',
  'ERR-27': 'Viewlayout contains no Pages',
  unknownEnum: 'There is no list {enumName}.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
