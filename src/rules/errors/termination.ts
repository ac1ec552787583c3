/** Errors of ending accounts. */

const errors = {
  mayNotEnd: 'Your rights do not allow ending accounts of this type.',
  mayNotSkipVendors: 'Your rights do not allow ending services without telling their vendors.',
  endsOwn: 'You work within this account, so only somebody above it can end it.',
  locked: '{name} is locked until {date} and cannot end before.',
  endPlanned: 'The end of this account is planned already. Cancel that first.',
  noEndPlanned: 'No end of this account is planned.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
