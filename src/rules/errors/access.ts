/** Errors of roles and capability sets. */

const errors = {
  noRole: 'There is no role {roleId}.',
  noCapabilitySet: 'There is no capability set {capabilitySetId}.',
  roleInUse: 'Take the role away from its users first. Users who have it: {n}.',
  capabilitySetInUse: 'Take the capability set out of its roles first. Roles that bundle it: {n}.',
  notYourRole: 'A role can be given only by somebody who holds all of its rights.',
  notYourRight: 'A right can be given or taken away only by somebody who holds it. You lack {right}.',
  notYourSet: 'The capability set {name} has rights that you do not hold yourself.',
  ownRoles: 'Your own roles can be changed only by somebody else.',
  ownRightLost: 'You would lose the right to manage roles yourself.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
