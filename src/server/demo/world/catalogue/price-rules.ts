/** By which rules the sellers of the demo world come to their prices, and how often they set one by hand. */
import type { PricingRuleTable } from '../../../db/tables/pricing/pricing_rule.ts';

/** Names of vendors or of the owner's groups, or stock numbers of items. */
type Selected = readonly string[] | 'every vendor';

export interface DemoRule {
  readonly name: string;
  readonly selection: Exclude<PricingRuleTable['selection'], 'All'>;
  readonly selected: Selected;
  readonly model: PricingRuleTable['model'];
  /** A percentage, or an amount where the model is Static. */
  readonly value: number;
}

export interface DemoPricing {
  /** Name of the pricelist; no two of the demo world share one. */
  readonly list: string;
  readonly tags: readonly string[];
  readonly rules: readonly DemoRule[];
  /** How many prices are set by hand, and how many of those below cost. */
  readonly byHand: readonly [all: number, belowCost: number];
}

type Rule = (name: string, selected: Selected, value: number) => DemoRule;

const rule =
  (selection: DemoRule['selection'], model: DemoRule['model']): Rule =>
  (name, selected, value) => ({ name, selection, selected, model, value });

const vendorMarkup = rule('Vendor', 'Markup');
const vendorMargin = rule('Vendor', 'GrossMargin');
const vendorDiscount = rule('Vendor', 'SrpDiscount');
const groupMarkup = rule('ServiceGroup', 'Markup');
const groupMargin = rule('ServiceGroup', 'GrossMargin');
const groupDiscount = rule('ServiceGroup', 'SrpDiscount');
const fixed = rule('PriceableItem', 'Static');
const listPrice = rule('PriceableItem', 'Srp');

const pricing = (
  list: string,
  tags: readonly string[],
  rules: readonly DemoRule[],
  byHand: DemoPricing['byHand'] = [0, 0],
): DemoPricing => ({ list, tags, rules, byHand });

const all = 'every vendor';

export const demoPricing: readonly DemoPricing[] = [
  pricing(
    'Nordlicht EUR',
    ['reseller'],
    [
      vendorMarkup('Schildwacht for partners', ['Schildwacht'], 12),
      groupMargin('Backup margin', ['Backup and archive'], 14),
      groupMarkup('By use, cost and more', ['Billed by use'], 20),
      vendorDiscount('Partner discount', all, 15),
    ],
  ),
  pricing(
    'Nordlicht PLN',
    ['reseller'],
    [
      groupMarkup('Bezpieczeństwo', ['Security'], 14),
      groupDiscount('Szkolenia', ['Training'], 18),
      vendorDiscount('Rabat partnerski', all, 13),
    ],
  ),
  pricing(
    'Nordlicht Direct',
    ['direct'],
    [
      vendorMargin('Tresorwerk margin', ['Tresorwerk'], 28),
      groupDiscount('Bestsellers', ['Bestsellers'], 3),
      groupDiscount('Training weeks', ['Training'], 5),
    ],
    [8, 2],
  ),
  pricing(
    'DACH',
    ['standard'],
    [
      fixed('Schildwacht, fester Preis 2027', ['SW-EPS-10-M1'], 2.95),
      vendorMargin('Tresorwerk gross margin', ['Tresorwerk'], 22),
      groupMarkup('Backup markup', ['Backup und Archiv'], 35),
      groupDiscount('Sicherheit unter Listenpreis', ['Sicherheit'], 8),
      vendorMargin('Arbeitsplatz-Rahmenvertrag Öffentlicher Dienst', ['Fensterblick', 'Klangbrücke'], 16),
    ],
    [14, 2],
  ),
  pricing(
    'Key accounts',
    ['key account'],
    [
      vendorDiscount('Key account workplace', ['Fensterblick'], 12),
      groupMarkup('Sicherheit, Einstand und mehr', ['Sicherheit'], 10),
      groupMargin('Öffentlicher Dienst', ['Öffentlicher Dienst'], 12),
      vendorDiscount('Key account discount', all, 6),
    ],
    [10, 1],
  ),
  pricing(
    'Eurozone',
    ['standard'],
    [
      groupDiscount('Security below list', ['Sicherheit'], 5),
      vendorMarkup('Markup by cost', ['Brieftaube Mail', 'Klangbrücke', 'Windrose Netze'], 24),
      listPrice('Backup Vault at list price', ['TW-BKV-01-M1'], 0),
    ],
  ),
  pricing(
    'Schweiz CHF',
    [],
    [
      groupMarkup('Backup in der Schweiz', ['Backup und Archiv'], 42),
      vendorMarkup('Schweizer Aufschlag', all, 30),
      groupDiscount('Sicherheit', ['Sicherheit'], 2),
    ],
  ),
  pricing(
    'Sverige SEK',
    [],
    [
      vendorMargin('Nordisk marginal', ['Fjordlys Identity', 'Saimaa Data'], 20),
      vendorDiscount('Lansering', ['Klangbrücke'], 10),
      groupMarkup('Backup', ['Backup und Archiv'], 30),
    ],
  ),
  pricing(
    'United Kingdom GBP',
    [],
    [
      vendorMargin('Workplace margin', ['Fensterblick'], 18),
      groupMarkup('Backup', ['Backup und Archiv'], 33),
      vendorDiscount('Launch offer', ['Windrose Netze'], 7.5),
    ],
  ),
  pricing(
    '日本 JPY',
    [],
    [
      groupMarkup('バックアップ', ['Backup und Archiv'], 40),
      vendorMargin('標準マージン', ['Fensterblick', 'Klangbrücke', 'Brieftaube Mail'], 25),
      groupDiscount('セキュリティ', ['Sicherheit'], 4),
    ],
  ),
  pricing(
    'Partner TRY',
    ['reseller'],
    [
      vendorDiscount('Ortak indirimi', all, 9),
      groupMarkup('Yedekleme', ['Backup und Archiv'], 15),
      groupMarkup('Güvenlik', ['Sicherheit'], 11),
    ],
  ),
  pricing(
    'Template 2027',
    ['2027'],
    [
      vendorMargin('Margin 2027', ['Tresorwerk', 'Schildwacht'], 21),
      groupDiscount('Sicherheit 2027', ['Sicherheit'], 6),
      groupMarkup('Backup 2027', ['Backup und Archiv'], 32),
    ],
  ),
  pricing(
    'Wisła PLN',
    ['standard'],
    [
      vendorMargin('Marża Tresorwerk', ['Tresorwerk'], 20),
      vendorMarkup('Narzut na pocztę', ['Brieftaube Mail'], 25),
      vendorDiscount('Promocja', ['Bernstein Archiv'], 10),
    ],
    [8, 1],
  ),
  pricing(
    'Wisła HUF',
    [],
    [
      vendorMarkup('Felár', ['Puszta Compute', 'Karawane Code'], 22),
      vendorDiscount('Bevezető ár', ['Klangbrücke'], 8),
      vendorMargin('Árrés', ['Tresorwerk'], 19),
    ],
  ),
  pricing(
    'Wisła RON',
    [],
    [
      vendorMarkup('Adaos', ['Puszta Compute', 'Windrose Netze'], 21),
      vendorDiscount('Ofertă', ['Fjordlys Identity'], 5),
      vendorMargin('Marjă', ['Tresorwerk'], 18),
    ],
  ),
  pricing(
    'Wisła UAH',
    [],
    [
      vendorMarkup('Націнка', ['Brieftaube Mail', 'Fensterblick'], 20),
      vendorDiscount('Знижка', ['Schildwacht'], 6),
      vendorMargin('Маржа', ['Tresorwerk'], 17),
    ],
  ),
  pricing(
    'Boğaziçi TRY',
    ['standard'],
    [
      vendorMarkup('Kâr payı', ['Karawane Code', 'Windrose Netze'], 27),
      vendorDiscount('Kampanya', ['Fensterblick'], 6),
      vendorMargin('Marj', ['Tresorwerk'], 22),
    ],
  ),
  pricing(
    'Boğaziçi EUR',
    [],
    [
      vendorMarkup('Euro markup', ['Fensterblick', 'Klangbrücke'], 25),
      vendorDiscount('Export offer', ['Saimaa Data'], 4),
      vendorMargin('Margin', ['Tresorwerk'], 20),
    ],
  ),
  pricing(
    'Boğaziçi AED',
    [],
    [
      vendorMarkup('هامش', ['Fensterblick', 'Schildwacht'], 28),
      vendorDiscount('عرض', ['Klangbrücke'], 5),
      vendorMargin('هامش الربح', ['Tresorwerk'], 24),
    ],
  ),
  pricing(
    'Boğaziçi SAR',
    [],
    [
      vendorMarkup('هامش', ['Fensterblick', 'Schildwacht'], 29),
      vendorDiscount('عرض', ['Klangbrücke'], 6),
      vendorMargin('هامش الربح', ['Tresorwerk'], 23),
    ],
  ),
];

/** What a euro is in each currency of the demo world. */
export const demoRates: Readonly<Record<string, string>> = {
  AED: '4.2512',
  CHF: '0.9384',
  CZK: '24.315',
  GBP: '0.87145',
  HUF: '388.55',
  JPY: '178.42',
  PLN: '4.2738',
  RON: '5.0914',
  SAR: '4.3401',
  SEK: '11.0465',
  TRY: '48.912',
  UAH: '49.083',
  USD: '1.1574',
};
