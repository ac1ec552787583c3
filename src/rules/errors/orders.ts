/** Errors of orders. */

const errors = {
  noCartLine: 'Line {cartLineId} is not in your cart any more.',
  cartLinesFaulty: 'Nothing is ordered yet. {name}: {problem}',
  anotherPayer: '{payer} pays for what stands in the cart. Order that first, or order this by itself.',
  cartFull: 'The cart holds {n} lines. Order some of them first.',
  noOrder: 'There is no order {orderId}.',
  notBelowProduct: 'Nothing is ordered below a subscription. Choose the account that it belongs to.',
  productsAreOrdered: 'A product needs its service, a quantity and a term; other accounts have none of these.',
  buysNothing: 'The owner of the marketplace orders nothing for himself, and a payer needs a currency.',
  notOffered: '{name} is not offered to the payer of this account any more, or has no price for him.',
  notInThisTerm: '{name} is not offered in this term.',
  partStays:
    '{name} cannot end with the start of {service}: it is no running part of it that this payer has, or it is locked.',
  partsUndecided: 'Parts of {service} run already: {names}. Choose what ends when it starts.',
  priceChanged: 'The price has changed meanwhile: the order is worth {total} {currency} now.',
  severalServices: 'You may order one service at a time.',
  termsNotAccepted: 'Accept the terms first: {names}.',
  notCustomerOf: '{name} does not buy from this seller.',
  mayNotDecide: '{name} may not decide on orders of this seller: it takes the right to, in his own company.',
  notDesignated: 'Somebody else decides on the orders of this payer.',
  approvedAlready: 'This order was approved already.',
  approvedBy: '{name} has approved this order already.',
  declinedAlready: 'This order was declined already.',
  declinedBy: '{name} has declined this order already.',
  cancelledAlready: 'This order was cancelled already.',
  cancelledBy: '{name} has cancelled this order already.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
