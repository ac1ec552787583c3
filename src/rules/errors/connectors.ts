/** Errors of connectors. */

const errors = {
  noConnector: 'There is no connector {connectorId}.',
  connectorInUse: 'Services use this connector: {services}. Give them another one first.',
  connectorHasHistory: 'Subscriptions were provided by this connector, so it stays.',
  tooManyConnectors: 'There are {most} connectors already: delete one of them first.',
  noSecretByHand: 'A connector that works by hand calls nobody, so it needs no secret.',
  noCheckByHand: 'A connector that works by hand has no server that could be checked.',
  noNextSecret: 'There is no new secret that could take the place of the present one. Make one first.',
  noTextField: 'This service has no field {fieldName} that holds a text.',
  noFieldChoices: 'Field {fieldName} of service {serviceId} takes no choices from its vendor.',
  vendorSilent: 'The vendor’s server does not say at the moment what can be chosen. Try again in a while.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
