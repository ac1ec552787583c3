/** How an account pays. */
import { enumeration } from '../enumeration.ts';

export default enumeration('BillingMethod', {
  Invoice: ['Invoice and bank transfer', 'Rechnung und Überweisung', 'Faktura i przelew'],
  DirectDebit: ['Direct debit', 'Lastschrift', 'Polecenie zapłaty'],
  CreditCard: ['Credit card', 'Kreditkarte', 'Karta kredytowa'],
  ThroughReseller: ['Billed by the reseller', 'Abrechnung durch den Reseller', 'Rozliczenie przez resellera'],
});
