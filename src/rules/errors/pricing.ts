/** Errors of prices and intervals. */

const errors = {
  'ERR-15': 'Error loading intervals',
  'ERR-16': 'Exchange rate not up to date.',
  'ERR-19': 'Unable to save prices',
  'ERR-20': "The updated pricing couldn't be saved, please try again.",
  noPricelist: 'There is no pricelist {marketplaceId}.',
  resellersOnly: 'Only marketplaces and resellers have pricelists.',
  otherCurrency: 'The pricelist that it begins as is in {currency}; a copy keeps its currency.',
  customersBuyThere: 'Customers still buy from this pricelist: {count}. Take them out of it first.',
  templateHasNoCustomers: 'Nobody buys from a template. Make a pricelist from it first.',
  notItsCustomers:
    'Account {accountId} cannot buy from this pricelist: that takes an active company directly below its owner that pays in {currency}.',
  notSellable:
    'The owner of this pricelist cannot sell service {serviceId}: it is not published, or he is not offered it himself.',
  propagationOff: 'Pricelist {name} takes over nothing from above. Switch propagation on first.',
  filteredOut: 'The filters of pricelist {name} do not let service {serviceId} through.',
  secondFilterOfAll: 'Only one filter of a pricelist may name no vendor.',
  tooManyFilters: 'A pricelist has at most {most} filters.',
  unknownVendor: 'There is no vendor {vendorId}.',
  notUnderstood: 'Confirm first: I understand that prices will change for all assigned customers.',
  orderIncomplete: 'The order names all pricelists of one seller, each once. Missing or of another one: {missing}.',
  euroHasNoRate: 'Rates say what a euro is in another currency; the euro itself has none.',
  noSuchRule: 'Rule {ruleId} is not one of this pricelist any more.',
  noPrice: 'Nobody asks a price for item {itemId} from quantity {quantity} on that day.',
  noOffer: 'This pricelist has no offer {marketplaceOfferId}.',
  notOfThisService: 'Item {itemId} is not one of this service.',
  noPastPrices: 'A price is set from today on, not from {day}.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
