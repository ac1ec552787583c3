/** How a company is billed, how much credit it has and which bank account it pays from. */
import { can } from '../../../../define/contract/capability.ts';
import { container, field, guarded } from '../layout.ts';

export const invoices = container('invoices', 'Invoices', [
  field('BillingEmail', 'Email', 'Billing e-mail', { MaxLength: 254 }),
  field('InvoiceLanguage', 'Combobox', 'Invoice language', {
    EnumName: 'InvoiceLanguage',
  }),
  field('InvoiceDelivery', 'MultiCombobox', 'Invoice delivery', {
    EnumName: 'InvoiceDelivery',
  }),
  field('PurchaseOrderNumber', 'Identifier', 'Purchase order number', {
    MaxLength: 40,
    help: 'Printed on every invoice until it is changed.',
  }),
  field('IsBillable', 'Checkbox', 'Billable', guarded('BILLABLE_FLAG')),
  field('BillingMethod', 'Combobox', 'Billing method', {
    EnumName: 'BillingMethod',
    NeedsSecondFactor: true,
    ...guarded('BILLING_METHOD'),
  }),
  field('BillingStartDate', 'Date', 'Billed from', guarded('BILLING_STARTDATE')),
]);

export const credit = container('credit', 'Credit', [
  field('Currency', 'Currency', 'Currency', {
    IsRequired: true,
    Needs: { Update: can('COMPANY_CURRENCY', 'Update') },
  }),
  field('CreditLimit', 'Money', 'Credit limit', {
    CurrencyField: 'Currency',
    Minimum: 0,
    Maximum: 1_000_000_000,
    NeedsSecondFactor: true,
    help: 'Orders beyond this amount wait for an approval.',
    ...guarded('FIELDS_CREDITLIMIT'),
  }),
  field('PaymentTerm', 'Combobox', 'Payment term', { EnumName: 'PaymentTerm' }),
  field('EarlyPaymentDiscount', 'Percent', 'Early payment discount', {
    Minimum: 0,
    Maximum: 20,
  }),
]);

/** Not for everybody who sees the company, and changed only by users with a second factor. */
const paidFrom = { NeedsSecondFactor: true, Needs: { Read: can('BILLING_METHOD', 'Read') } } as const;

export const bank = container('bank', 'Bank account', [
  field('BankName', 'Text', 'Bank', { ...paidFrom, MaxLength: 100 }),
  field('Iban', 'Identifier', 'IBAN', {
    ...paidFrom,
    MinLength: 15,
    MaxLength: 42,
    With: { form: 'Iban' },
    RemoteCheck: 'remote',
  }),
  field('Bic', 'Identifier', 'BIC', {
    ...paidFrom,
    MinLength: 8,
    MaxLength: 11,
    With: { form: 'Bic' },
    RemoteCheck: 'remote',
  }),
]);
