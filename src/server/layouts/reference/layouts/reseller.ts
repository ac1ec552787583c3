/** The view of a reseller: a company that sells, so its partnership and its own marketplace come on top. */
import { address, tax } from '../containers/address.ts';
import { bank, credit, invoices } from '../containers/billing.ts';
import { contact, identity, relationship } from '../containers/organisation.ts';
import { contract, remarks } from '../containers/terms.ts';
import { container, field, generalLayout, page } from '../layout.ts';

const partnership = container('partnership', 'Partnership', [
  field('PartnerLevel', 'Combobox', 'Partner level', {
    EnumName: 'PartnerLevel',
  }),
  field('PartnerDiscount', 'Percent', 'Partner discount', {
    Minimum: 0,
    Maximum: 60,
  }),
  field('RevenueTarget', 'Money', 'Revenue target for the year', {
    CurrencyField: 'Currency',
    Minimum: 0,
  }),
  field('CertifiedUntil', 'Date', 'Certified until'),
]);

const marketplace = container('marketplace', 'Marketplace', [
  field('MarketplaceName', 'Text', 'Marketplace name', {
    MaxLength: 100,
  }),
  field('MarketplaceUrl', 'Url', 'Marketplace address'),
  field('SalesCountries', 'MultiCombobox', 'Sells in', {
    EnumName: 'SalesCountry',
  }),
  field('SupportLevel', 'Combobox', 'Support for customers', {
    EnumName: 'SupportLevel',
  }),
  field('IsPublicMarketplace', 'Checkbox', 'Open to everybody'),
]);

export default generalLayout('Reseller', [
  page('company', 'Company', [identity, contact, relationship]),
  page('selling', 'Partnership and marketplace', [partnership, marketplace]),
  page('addressAndTax', 'Address and tax', [address, tax]),
  page('billing', 'Billing and credit', [invoices, credit, bank]),
  page('terms', 'Contract and remarks', [contract, remarks]),
]);
