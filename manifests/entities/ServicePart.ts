/** The parts in which a vendor works on a service, and what each of them may lack. */
import { Type } from 'typebox';
import { inContext } from '#define';

/** As the tabs of the service tool are called. */
export const ServicePart = Type.Enum(['Texts', 'Files', 'Prices', 'Provisioning'], {
  type: 'string',
  words: {
    Texts: 'Texts',
    Files: 'Files',
    Prices: 'Items and prices',
    Provisioning: inContext('Provisioning', 'by vendors'),
  },
});

export const partOfMissing = {
  englishText: 'Texts',
  icon: 'Files',
  item: 'Prices',
  price: 'Prices',
  connector: 'Provisioning',
} as const;
