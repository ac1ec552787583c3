/** How a company is billed, how much credit it has and which bank account it pays from. */
import { can } from '../../../../define/contract/capability.ts';
import { container, field, guarded } from '../layout.ts';

export const invoices = container(
  'invoices',
  ['Invoices', 'Rechnungen', 'Faktury'],
  [
    field('BillingEmail', 'Email', ['Billing e-mail', 'E-Mail für Rechnungen', 'E-mail do faktur'], { MaxLength: 254 }),
    field('InvoiceLanguage', 'Combobox', ['Invoice language', 'Rechnungssprache', 'Język faktur'], {
      EnumName: 'InvoiceLanguage',
    }),
    field('InvoiceDelivery', 'MultiCombobox', ['Invoice delivery', 'Rechnungsversand', 'Sposób dostarczania faktur'], {
      EnumName: 'InvoiceDelivery',
    }),
    field('PurchaseOrderNumber', 'Identifier', ['Purchase order number', 'Bestellnummer', 'Numer zamówienia'], {
      MaxLength: 40,
      help: [
        'Printed on every invoice until it is changed.',
        'Steht bis zur nächsten Änderung auf jeder Rechnung.',
        'Widnieje na każdej fakturze aż do zmiany.',
      ],
    }),
    field('IsBillable', 'Checkbox', ['Billable', 'Wird abgerechnet', 'Podlega rozliczeniu'], guarded('BILLABLE_FLAG')),
    field('BillingMethod', 'Combobox', ['Billing method', 'Zahlungsweise', 'Metoda płatności'], {
      EnumName: 'BillingMethod',
      NeedsSecondFactor: true,
      ...guarded('BILLING_METHOD'),
    }),
    field('BillingStartDate', 'Date', ['Billed from', 'Abrechnung ab', 'Rozliczanie od'], guarded('BILLING_STARTDATE')),
  ],
);

export const credit = container(
  'credit',
  ['Credit', 'Kredit', 'Kredyt'],
  [
    field('Currency', 'Currency', ['Currency', 'Währung', 'Waluta'], {
      IsRequired: true,
      Needs: { Update: can('COMPANY_CURRENCY', 'Update') },
    }),
    field('CreditLimit', 'Money', ['Credit limit', 'Kreditlimit', 'Limit kredytowy'], {
      CurrencyField: 'Currency',
      Minimum: 0,
      Maximum: 1_000_000_000,
      NeedsSecondFactor: true,
      help: [
        'Orders beyond this amount wait for an approval.',
        'Bestellungen über diesem Betrag warten auf eine Freigabe.',
        'Zamówienia powyżej tej kwoty czekają na zatwierdzenie.',
      ],
      ...guarded('FIELDS_CREDITLIMIT'),
    }),
    field('PaymentTerm', 'Combobox', ['Payment term', 'Zahlungsziel', 'Termin płatności'], { EnumName: 'PaymentTerm' }),
    field('EarlyPaymentDiscount', 'Percent', ['Early payment discount', 'Skonto', 'Skonto'], {
      Minimum: 0,
      Maximum: 20,
    }),
  ],
);

/** Not for everybody who sees the company, and changed only by users with a second factor. */
const paidFrom = { NeedsSecondFactor: true, Needs: { Read: can('BILLING_METHOD', 'Read') } } as const;

export const bank = container(
  'bank',
  ['Bank account', 'Bankverbindung', 'Rachunek bankowy'],
  [
    field('BankName', 'Text', ['Bank', 'Bank', 'Bank'], { ...paidFrom, MaxLength: 100 }),
    field('Iban', 'Identifier', ['IBAN', 'IBAN', 'IBAN'], {
      ...paidFrom,
      MinLength: 15,
      MaxLength: 42,
      With: { form: 'Iban' },
      RemoteCheck: 'remote',
    }),
    field('Bic', 'Identifier', ['BIC', 'BIC', 'BIC'], {
      ...paidFrom,
      MinLength: 8,
      MaxLength: 11,
      With: { form: 'Bic' },
      RemoteCheck: 'remote',
    }),
  ],
);
