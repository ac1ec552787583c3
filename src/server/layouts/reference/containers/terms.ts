/** The contract with a company, why it ended, and what staff note about an account. */
import { container, field, guarded } from '../layout.ts';

/** Set by the termination, so nobody types it. */
export const terminationReason = field(
  'TerminationReason',
  'Combobox',
  ['Reason for ending', 'Grund der Beendigung', 'Powód zakończenia'],
  { EnumName: 'TerminationReason', IsReadOnly: true },
);

export const notes = field('Notes', 'MultilineText', ['Remarks', 'Bemerkungen', 'Uwagi'], {
  MaxLength: 2000,
  help: [
    'For staff only; the customer does not see them.',
    'Nur für Mitarbeiter; der Kunde sieht sie nicht.',
    'Tylko dla pracowników; klient ich nie widzi.',
  ],
  ...guarded('ACCOUNT_NOTES'),
});

export const contract = container(
  'contract',
  ['Contract', 'Vertrag', 'Umowa'],
  [
    field('ContractNumber', 'Identifier', ['Contract number', 'Vertragsnummer', 'Numer umowy'], { MaxLength: 30 }),
    field('ContractSignedUtc', 'DateTimeUtc', ['Signed', 'Unterzeichnet', 'Podpisano']),
    field('ContractEnd', 'Date', ['Ends on', 'Endet am', 'Kończy się dnia']),
    terminationReason,
  ],
);

export const remarks = container('remarks', ['Remarks', 'Bemerkungen', 'Uwagi'], [notes]);
