/** The view of any subscription; products with a layout of their own show that first (VIEW-2, VIEW-3). */
import { can } from '../../../../define/contract/capability.ts';
import { notes, terminationReason } from '../containers/terms.ts';
import { container, field, generalLayout, page } from '../layout.ts';

const subscription = container(
  'subscription',
  ['Subscription', 'Abonnement', 'Subskrypcja'],
  [
    field('SubscriptionName', 'Text', ['Name', 'Name', 'Nazwa'], { IsRequired: true, MaxLength: 100 }),
    field('ServiceStatus', 'Status', ['Status', 'Status', 'Status'], { EnumName: 'ServiceStatus', IsReadOnly: true }),
    field('Quantity', 'Number', ['Quantity', 'Menge', 'Ilość'], { IsReadOnly: true, Minimum: 1 }),
    field('LicensedPer', 'AccountType', ['Licensed per', 'Lizenziert je', 'Licencja na'], {
      EnumName: 'AccountType',
      IsReadOnly: true,
    }),
    field('OrderNumber', 'Identifier', ['Order number', 'Bestellnummer', 'Numer zamówienia'], { IsReadOnly: true }),
    field('TechnicalContact', 'AccountLink', ['Technical contact', 'Technischer Kontakt', 'Kontakt techniczny'], {
      IsReadOnly: true,
    }),
  ],
);

const term = container(
  'term',
  ['Term', 'Laufzeit', 'Okres'],
  [
    field('StartDate', 'Date', ['Starts on', 'Beginnt am', 'Rozpoczyna się dnia'], { IsReadOnly: true }),
    field('EndDate', 'Date', ['Term ends on', 'Laufzeit endet am', 'Okres kończy się dnia'], { IsReadOnly: true }),
    field('LockEndDate', 'Date', ['Locked until', 'Gebunden bis', 'Zablokowane do'], { IsReadOnly: true }),
    field('SubscriptionBilling', 'Combobox', ['Billed', 'Abrechnung', 'Rozliczanie'], {
      EnumName: 'SubscriptionBilling',
      IsReadOnly: true,
    }),
    field('RenewalMode', 'Combobox', ['At the end of the term', 'Am Ende der Laufzeit', 'Po zakończeniu okresu'], {
      EnumName: 'RenewalMode',
      IsRequired: true,
    }),
    terminationReason,
  ],
);

/** Who may not see sales prices sees none (BILLING_SHOWPRODUCTPRICE). */
const price = container(
  'price',
  ['Price', 'Preis', 'Cena'],
  [
    field('Currency', 'Currency', ['Currency', 'Währung', 'Waluta'], { IsReadOnly: true }),
    field(
      'UnitPrice',
      'Money',
      ['Price per unit and month', 'Preis je Einheit und Monat', 'Cena za jednostkę i miesiąc'],
      {
        CurrencyField: 'Currency',
        IsReadOnly: true,
        Needs: { Read: can('BILLING_SHOWPRODUCTPRICE', 'Read') },
      },
    ),
    field('Discount', 'Percent', ['Discount', 'Rabatt', 'Rabat'], {
      IsReadOnly: true,
      Needs: { Read: can('BILLING_SHOWPRODUCTPRICE', 'Read') },
    }),
    field('BookedOn', 'Text', ['Cost centre', 'Kostenstelle', 'Centrum kosztów'], { MaxLength: 20 }),
  ],
);

export default generalLayout('Product', [
  page('general', ['Subscription', 'Abonnement', 'Subskrypcja'], [subscription, term, price]),
  page(
    'more',
    ['Remarks', 'Bemerkungen', 'Uwagi'],
    [
      container(
        'remarks',
        ['Remarks', 'Bemerkungen', 'Uwagi'],
        [field('Tags', 'Tags', ['Tags', 'Schlagwörter', 'Znaczniki']), notes],
      ),
    ],
  ),
]);
