/** Errors of accounts: found, made and changed. */

const errors = {
  notFound: 'There is no account {accountId}.',
  fixedAccount: 'Your rights do not allow changes to accounts of this type.',
  terminated: 'The account {accountId} is terminated and cannot be changed.',
  unknownField: 'The view has no field {field}.',
  readOnlyField: 'The field {field} cannot be changed.',
  wrongParent: 'An account of this type cannot stand below {name}.',
  usersOnly: 'This is possible for users only.',
  companiesOnly: 'Only companies and resellers have this setting.',
  sellersOnly: 'Only marketplaces and resellers have support details of their own.',
  rolesOfUsers: 'Only users have roles.',
  administratorOfCompanies: 'Only companies and resellers begin with an administrator.',
  emailThere: 'Somebody else in the company has the e-mail address {email} already.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
