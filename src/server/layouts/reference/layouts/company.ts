/** The view of a company. */
import { address, tax } from '../containers/address.ts';
import { bank, credit, invoices } from '../containers/billing.ts';
import { contact, identity, relationship } from '../containers/organisation.ts';
import { contract, remarks } from '../containers/terms.ts';
import { generalLayout, page } from '../layout.ts';

export default generalLayout('Company', [
  page('company', ['Company', 'Unternehmen', 'Firma'], [identity, contact, relationship]),
  page('addressAndTax', ['Address and tax', 'Anschrift und Steuern', 'Adres i podatki'], [address, tax]),
  page('billing', ['Billing and credit', 'Abrechnung und Kredit', 'Rozliczenia i kredyt'], [invoices, credit, bank]),
  page('terms', ['Contract and remarks', 'Vertrag und Bemerkungen', 'Umowa i uwagi'], [contract, remarks]),
]);
