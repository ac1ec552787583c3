/** Errors of quotes. */

const errors = {
  noQuote: 'There is no quote {quoteId}.',
  noQuoteLine: 'The quote has no line {lineNo} with this fee.',
  noQuotesOfKind: 'You may not write quotes of this kind.',
  notYourCustomer: '{name} does not buy from you, so you cannot quote.',
  paysNothing: '{name} does not pay by itself: quote to the company that pays.',
  noCurrency: '{name} needs a currency before it is quoted.',
  notADraft: 'Quote {number} was sent already: begin its next version to change it.',
  quoteDrafted: 'Somebody writes the next version of this quote already.',
  notRevised: 'A quote that was accepted or ordered has no next version: copy it.',
  noLines: 'The quote offers nothing yet: add a service first.',
  quotesFull: 'A quote holds at most {n} services.',
  validityOver: 'The last day of the quote is over. Choose a later one.',
  validityTooFar: 'A quote is valid for at most {n} days.',
  soldElsewhere: 'The customer buys from another seller or in another currency by now: write a new quote.',
  mayNotDiscount: 'You may not give discounts.',
  mayNotSetPrices: 'You may not set prices of your own.',
  twoQuantities: 'The fees of one line have one quantity.',
  notAnswered: 'Quote {number} was not accepted, so it cannot be ordered.',
  quoteAccepted: 'Quote {number} was accepted already.',
  quoteDeclined: 'Quote {number} was declined already.',
  quoteExpired: 'Quote {number} has expired.',
  quoteOrdered: 'Quote {number} was ordered already.',
  quoteSuperseded: 'Quote {number} was withdrawn or replaced by a newer version.',
  whoseWord: 'Say whose word it was.',
  noQuoteTemplate: 'There is no template {templateId} of the seller.',
  nothingOffered: 'Nothing of the template is offered to the customer: {names}.',
  quoteLinkOver: 'This link opens no quote any more. Ask the seller for a new letter.',
  otherFees: 'A service has other fees by now than were quoted. Ask for a new version of the quote.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
