/** The view of a reseller: a company that sells, so its partnership and its own marketplace come on top. */
import { address, tax } from '../containers/address.ts';
import { bank, credit, invoices } from '../containers/billing.ts';
import { contact, identity, relationship } from '../containers/organisation.ts';
import { contract, remarks } from '../containers/terms.ts';
import { container, field, generalLayout, page } from '../layout.ts';

const partnership = container(
  'partnership',
  ['Partnership', 'Partnerschaft', 'Partnerstwo'],
  [
    field('PartnerLevel', 'Combobox', ['Partner level', 'Partnerstufe', 'Poziom partnerstwa'], {
      EnumName: 'PartnerLevel',
    }),
    field('PartnerDiscount', 'Percent', ['Partner discount', 'Partnerrabatt', 'Rabat partnerski'], {
      Minimum: 0,
      Maximum: 60,
    }),
    field('RevenueTarget', 'Money', ['Revenue target for the year', 'Umsatzziel des Jahres', 'Roczny cel przychodów'], {
      CurrencyField: 'Currency',
      Minimum: 0,
    }),
    field('CertifiedUntil', 'Date', ['Certified until', 'Zertifiziert bis', 'Certyfikat ważny do']),
  ],
);

const marketplace = container(
  'marketplace',
  ['Marketplace', 'Marktplatz', 'Platforma handlowa'],
  [
    field('MarketplaceName', 'Text', ['Marketplace name', 'Name des Marktplatzes', 'Nazwa platformy'], {
      MaxLength: 100,
    }),
    field('MarketplaceUrl', 'Url', ['Marketplace address', 'Adresse des Marktplatzes', 'Adres platformy']),
    field('SalesCountries', 'MultiCombobox', ['Sells in', 'Verkauft in', 'Kraje sprzedaży'], {
      EnumName: 'SalesCountry',
    }),
    field('SupportLevel', 'Combobox', ['Support for customers', 'Support für Kunden', 'Wsparcie dla klientów'], {
      EnumName: 'SupportLevel',
    }),
    field('IsPublicMarketplace', 'Checkbox', ['Open to everybody', 'Für alle offen', 'Dostępna dla wszystkich']),
  ],
);

export default generalLayout('Reseller', [
  page('company', ['Company', 'Unternehmen', 'Firma'], [identity, contact, relationship]),
  page(
    'selling',
    ['Partnership and marketplace', 'Partnerschaft und Marktplatz', 'Partnerstwo i platforma'],
    [partnership, marketplace],
  ),
  page('addressAndTax', ['Address and tax', 'Anschrift und Steuern', 'Adres i podatki'], [address, tax]),
  page('billing', ['Billing and credit', 'Abrechnung und Kredit', 'Rozliczenia i kredyt'], [invoices, credit, bank]),
  page('terms', ['Contract and remarks', 'Vertrag und Bemerkungen', 'Umowa i uwagi'], [contract, remarks]),
]);
