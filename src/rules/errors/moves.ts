/** Errors of moving an account, and of changing its currency. */

const errors = {
  movesOwn: 'You work within this account, so only somebody above it can move it.',
  movesBelowItself: 'An account cannot move below itself.',
  movesNowhere: 'The account stands below {name} already.',
  dealsOpen:
    'It buys from somebody else there, so nothing may be under way: orders that wait for a decision: {orders}, requests to vendors: {requests}, charges that are not billed: {charges}.',
  currencyInUse:
    'Its currency stays as long as something goes on in it: sales that run: {sales}, orders that wait for a decision: {orders}, drafts of invoices: {bills}, charges that are not billed: {charges}, open quotes: {quotes}, own pricelists: {pricelists}.',
  noPriceThere:
    'Whoever sells to it there asks no price for what runs, in its currency. Subscriptions without a price: {count}, such as {name}.',
  endPlannedThere:
    'The end of {name} is planned for {date} by somebody who could not see it in the new place. Cancel that first.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
