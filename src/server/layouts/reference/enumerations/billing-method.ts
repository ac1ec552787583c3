/** How an account pays. */
import { enumeration } from '../enumeration.ts';

export default enumeration('BillingMethod', {
  Invoice: 'Invoice and bank transfer',
  DirectDebit: 'Direct debit',
  CreditCard: 'Credit card',
  ThroughReseller: 'Billed by the reseller',
});
