/** The view of a department. */
import { notes, terminationReason } from '../containers/terms.ts';
import { container, field, generalLayout, page } from '../layout.ts';

const department = container(
  'department',
  ['Department', 'Abteilung', 'Dział'],
  [
    field('DepartmentName', 'Text', ['Name', 'Name', 'Nazwa'], { IsRequired: true, MaxLength: 100 }),
    field('ShortName', 'Text', ['Short name', 'Kurzname', 'Skrót'], { MaxLength: 20 }),
    field('Manager', 'AccountLink', ['Head of department', 'Leitung', 'Kierownik'], { IsReadOnly: true }),
    field('HeadCount', 'Number', ['People', 'Personen', 'Liczba osób'], {
      Minimum: 0,
      Maximum: 100_000,
      With: { whole: true },
    }),
    terminationReason,
  ],
);

const place = container(
  'place',
  ['Location', 'Standort', 'Lokalizacja'],
  [
    field('Street', 'Text', ['Street and number', 'Straße und Hausnummer', 'Ulica i numer'], { MaxLength: 100 }),
    field('PostalCode', 'PostalCode', ['Postal code', 'Postleitzahl', 'Kod pocztowy'], { MaxLength: 12 }),
    field('City', 'Text', ['City', 'Ort', 'Miejscowość'], { MaxLength: 100 }),
    field('Phone', 'Phone', ['Phone', 'Telefon', 'Telefon']),
    field('Email', 'Email', ['E-mail', 'E-Mail', 'E-mail'], { MaxLength: 254 }),
  ],
);

const budget = container(
  'budget',
  ['Costs', 'Kosten', 'Koszty'],
  [
    field('CostCentre', 'Text', ['Cost centre', 'Kostenstelle', 'Centrum kosztów'], { MaxLength: 20 }),
    field('CostCentreType', 'Combobox', ['Booked as', 'Gebucht als', 'Księgowane jako'], {
      EnumName: 'CostCentreType',
    }),
    field('Currency', 'Currency', ['Currency', 'Währung', 'Waluta'], {
      IsReadOnly: true,
      help: ['The currency of the company.', 'Die Währung des Unternehmens.', 'Waluta firmy.'],
    }),
    field('MonthlyBudget', 'Money', ['Budget for a month', 'Monatsbudget', 'Budżet miesięczny'], {
      CurrencyField: 'Currency',
      Minimum: 0,
    }),
    field('BudgetWarning', 'Percent', ['Warn at', 'Warnen ab', 'Ostrzegaj od'], {
      Minimum: 1,
      Maximum: 100,
      help: [
        'Share of the budget at which the head of the department is told.',
        'Anteil des Budgets, ab dem die Leitung benachrichtigt wird.',
        'Część budżetu, od której kierownik otrzymuje powiadomienie.',
      ],
    }),
  ],
);

export default generalLayout('Department', [
  page('general', ['Department', 'Abteilung', 'Dział'], [department, place]),
  page(
    'costs',
    ['Costs and remarks', 'Kosten und Bemerkungen', 'Koszty i uwagi'],
    [
      budget,
      container(
        'remarks',
        ['Remarks', 'Bemerkungen', 'Uwagi'],
        [field('Tags', 'Tags', ['Tags', 'Schlagwörter', 'Znaczniki']), notes],
      ),
    ],
  ),
]);
