/** The view of a company. */
import { address, tax } from '../containers/address.ts';
import { bank, credit, invoices } from '../containers/billing.ts';
import { contact, identity, relationship } from '../containers/organisation.ts';
import { contract, remarks } from '../containers/terms.ts';
import { generalLayout, page } from '../layout.ts';

export default generalLayout('Company', [
  page('company', 'Company', [identity, contact, relationship]),
  page('addressAndTax', 'Address and tax', [address, tax]),
  page('billing', 'Billing and credit', [invoices, credit, bank]),
  page('terms', 'Contract and remarks', [contract, remarks]),
]);
