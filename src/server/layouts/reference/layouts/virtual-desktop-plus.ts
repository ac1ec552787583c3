/** What a subscription of "Virtual Desktop Plus" shows on top of any subscription. */
import { container, field, generalLayout, page } from '../layout.ts';

const desktop = container('desktop', 'Desktop', [
  field('DesktopImage', 'Combobox', 'Made for', { EnumName: 'DesktopImage' }),
  field('DesktopRegion', 'Combobox', 'Data centre', {
    EnumName: 'DataRegion',
    IsReadOnly: true,
  }),
  field('ProcessorCores', 'Number', 'Processor cores', {
    Minimum: 1,
    Maximum: 64,
    With: { whole: true },
  }),
  field('Memory', 'Number', 'Memory in GB', { Minimum: 2, Maximum: 512 }),
  field('HasGraphicsCard', 'Checkbox', 'Graphics card'),
]);

const access = container('desktopAccess', 'Access', [
  field('DesktopAddress', 'Url', 'Opens at', { IsReadOnly: true }),
  field('SwitchOffAfter', 'Number', 'Switch off after idle minutes', {
    Minimum: 5,
    Maximum: 1440,
    With: { whole: true },
  }),
  field('AllowedCountries', 'MultiCombobox', 'Only from', { EnumName: 'SalesCountry' }),
]);

export default generalLayout('Product', [page('workplace', 'Desktop', [desktop, access])], 'Virtual Desktop Plus');
