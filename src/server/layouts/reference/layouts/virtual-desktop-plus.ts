/** What a subscription of "Virtual Desktop Plus" shows on top of any subscription. */
import { container, field, generalLayout, page } from '../layout.ts';

const desktop = container(
  'desktop',
  ['Desktop', 'Arbeitsplatz', 'Stanowisko'],
  [
    field('DesktopImage', 'Combobox', ['Made for', 'Gedacht für', 'Przeznaczenie'], { EnumName: 'DesktopImage' }),
    field('DesktopRegion', 'Combobox', ['Data centre', 'Rechenzentrum', 'Centrum danych'], {
      EnumName: 'DataRegion',
      IsReadOnly: true,
    }),
    field('ProcessorCores', 'Number', ['Processor cores', 'Prozessorkerne', 'Rdzenie procesora'], {
      Minimum: 1,
      Maximum: 64,
      With: { whole: true },
    }),
    field('Memory', 'Number', ['Memory in GB', 'Arbeitsspeicher in GB', 'Pamięć w GB'], { Minimum: 2, Maximum: 512 }),
    field('HasGraphicsCard', 'Checkbox', ['Graphics card', 'Grafikkarte', 'Karta graficzna']),
  ],
);

const access = container(
  'desktopAccess',
  ['Access', 'Zugang', 'Dostęp'],
  [
    field('DesktopAddress', 'Url', ['Opens at', 'Erreichbar unter', 'Adres'], { IsReadOnly: true }),
    field(
      'SwitchOffAfter',
      'Number',
      ['Switch off after idle minutes', 'Ausschalten nach Minuten ohne Nutzung', 'Wyłącz po minutach bezczynności'],
      {
        Minimum: 5,
        Maximum: 1440,
        With: { whole: true },
      },
    ),
    field('AllowedCountries', 'MultiCombobox', ['Only from', 'Nur aus', 'Tylko z'], { EnumName: 'SalesCountry' }),
  ],
);

export default generalLayout(
  'Product',
  [page('workplace', ['Desktop', 'Arbeitsplatz', 'Stanowisko'], [desktop, access])],
  'Virtual Desktop Plus',
);
