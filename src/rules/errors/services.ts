/** Errors of services and of who offers them. */

const errors = {
  noService: 'There is no service {serviceId}.',
  notInPricelist: 'Pricelist {marketplaceId} does not offer this service.',
  noServiceNamed: 'There is no service {serviceName}.',
  nameOneService: 'Name the service by its id or by its key: one of the two.',
  keyIsFixed: 'The key stays as it is: this service has been offered or ordered under it, or there are terms for it.',
  englishStays: 'The English name stays: every other language falls back to it.',
  serviceIncomplete: 'Before it can be published it still needs: {missing}.',
  iconStays: 'A published service keeps an icon: replace it by another one.',
  notPublishable: 'This service is published already.',
  notPublished: 'Only a published service is retired.',
  noServiceTag: 'None of your services has the tag {tag}.',
  tooManyTags: '{service} would have more than {most} tags.',
  wrongDefinition: 'Field {field}, {part}: {problem}',
  onlyDrafts: 'Only a draft is deleted; what has been published is retired instead.',
  currencyHasPrices: 'The currency stays {currency}: items of this service have prices in it.',
  noItem: 'This service has no item {itemId}.',
  tooManyItems: 'A service has at most {n} items; retired ones count as well.',
  itemRetired: 'This item is retired.',
  itemActive: 'This item is sold already.',
  lastItem: 'It is the last item of a published service. Retire the service instead, or add another item before.',
  firstBandStays: 'The lowest quantity stays as long as there are others above it.',
  nothingPlanned: 'Nothing is planned for this price on that day.',
  notBundle: 'Only a service that was created as a bundle has parts.',
  partIsBundle: 'A part of a bundle is no bundle itself.',
  noPart: 'Service {serviceId} is no part of this bundle.',
  upgradeCircle: 'From there one would come back to this service: upgrades lead on and never in a circle.',
  noUpgrade: 'This service is not upgraded to service {serviceId}.',
  linkRetired: 'This service is retired: it is neither a part nor an upgrade.',
  tooManyServices: 'One file holds the texts of {most} services, and there are {count}. Take them service by service.',
  faultyCells: 'Nothing was taken over. Cells that are faulty: {count}. The first one is {place}: {problem}',
  serviceHasTerms: 'There are terms for this service, so it is not deleted.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
