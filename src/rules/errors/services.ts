/** Errors of services and of who offers them. */

const errors = {
  noService: 'There is no service {serviceId}.',
  notInPricelist: 'Pricelist {marketplaceId} does not offer this service.',
  noServiceNamed: 'There is no service {serviceName}.',
  nameOneService: 'Name the service by its id or by its key: one of the two.',
  keyIsFixed: 'The key stays as it is: this service has been offered or ordered under it.',
  englishStays: 'The English name stays: every other language falls back to it.',
  serviceIncomplete: 'Before it can be published it still needs: {missing}.',
  iconStays: 'A published service keeps an icon: replace it by another one.',
  notPublishable: 'This service is published already.',
  notPublished: 'Only a published service is retired.',
  onlyDrafts: 'Only a draft is deleted; what has been published is retired instead.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
