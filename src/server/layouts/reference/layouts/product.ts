/** The view of any subscription; products with a layout of their own show that first (VIEW-2, VIEW-3). */
import { can } from '../../../../define/contract/capability.ts';
import { inContext } from '../../../../define/in-context.ts';
import { notes, terminationReason } from '../containers/terms.ts';
import { container, field, generalLayout, page } from '../layout.ts';

const subscription = container('subscription', 'Subscription', [
  field('SubscriptionName', 'Text', 'Name', { IsRequired: true, MaxLength: 100 }),
  field('ServiceStatus', 'Status', 'Status', { EnumName: 'ServiceStatus', IsReadOnly: true }),
  field('Quantity', 'Number', 'Quantity', { IsReadOnly: true, Minimum: 1 }),
  field('LicensedPer', 'AccountType', 'Licensed per', {
    EnumName: 'AccountType',
    IsReadOnly: true,
  }),
  field('OrderNumber', 'Identifier', 'Order number', { IsReadOnly: true }),
  field('TechnicalContact', 'AccountLink', 'Technical contact', {
    IsReadOnly: true,
  }),
]);

const term = container('term', 'Term', [
  field('StartDate', 'Date', 'Starts on', { IsReadOnly: true }),
  field('EndDate', 'Date', 'Term ends on', { IsReadOnly: true }),
  field('LockEndDate', 'Date', inContext('Locked until', 'of a term'), { IsReadOnly: true }),
  field('SubscriptionBilling', 'Combobox', inContext('Billed', 'how'), {
    EnumName: 'SubscriptionBilling',
    IsReadOnly: true,
  }),
  field('RenewalMode', 'Combobox', 'At the end of the term', {
    EnumName: 'RenewalMode',
    IsRequired: true,
  }),
  terminationReason,
]);

/** Who may not see sales prices sees none (BILLING_SHOWPRODUCTPRICE). */
const price = container('price', 'Price', [
  field('Currency', 'Currency', 'Currency', { IsReadOnly: true }),
  field('UnitPrice', 'Money', 'Price per unit and month', {
    CurrencyField: 'Currency',
    IsReadOnly: true,
    Needs: { Read: can('BILLING_SHOWPRODUCTPRICE', 'Read') },
  }),
  field('Discount', 'Percent', 'Discount', {
    IsReadOnly: true,
    Needs: { Read: can('BILLING_SHOWPRODUCTPRICE', 'Read') },
  }),
  field('BookedOn', 'Text', 'Cost centre', { MaxLength: 20 }),
]);

export default generalLayout('Product', [
  page('general', 'Subscription', [subscription, term, price]),
  page('more', 'Remarks', [container('remarks', 'Remarks', [field('Tags', 'Tags', 'Tags'), notes])]),
]);
