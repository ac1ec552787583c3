/** Errors of saved views. */

const errors = {
  noListView: 'There is no saved view {listViewId}.',
  tooManyListViews: 'A list keeps at most {n} saved views.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
