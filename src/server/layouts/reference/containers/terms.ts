/** The contract with a company, why it ended, and what staff note about an account. */
import { inContext } from '../../../../define/in-context.ts';
import { container, field, guarded } from '../layout.ts';

/** Set by the termination, so nobody types it. */
export const terminationReason = field('TerminationReason', 'Combobox', 'Reason for ending', {
  EnumName: 'EndReason',
  IsReadOnly: true,
});

export const notes = field('Notes', 'MultilineText', 'Remarks', {
  MaxLength: 2000,
  help: 'For staff only; the customer does not see them.',
  ...guarded('ACCOUNT_NOTES'),
});

export const contract = container('contract', 'Contract', [
  field('ContractNumber', 'Identifier', 'Contract number', { MaxLength: 30 }),
  field('ContractSignedUtc', 'DateTimeUtc', inContext('Signed', 'on a day')),
  field('ContractEnd', 'Date', 'Ends on'),
  terminationReason,
]);

export const remarks = container('remarks', 'Remarks', [notes]);
