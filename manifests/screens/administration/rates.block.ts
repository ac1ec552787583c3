/** Exchange rates: how old they are, where they come from, and set by hand where none come. */
import { type BindingScope, type Block, editList, not, table, where } from '#define';
import GetCurrencies from '../../operations/Marketplace/GetCurrencies.ts';
import SetExchangeRates from '../../operations/Marketplace/SetExchangeRates.ts';

export const rates: Block<BindingScope> = table(
  GetCurrencies,
  {},
  {
    columns: [
      { field: 'Currency', as: 'Text', width: 140 },
      { field: 'PerEuro', as: 'Number', title: 'One euro is', width: 160 },
      {
        field: 'AsOfUtc',
        as: 'TimeAgo',
        title: 'As of',
        width: 180,
        fault: { field: 'IsOutOfDate', title: 'Out of date' },
      },
      { field: 'Source', title: 'Source', width: 180 },
    ],
    edit: editList(
      SetExchangeRates,
      {},
      {
        list: 'rates',
        key: { Currency: 'Currency', Version: 'Version' },
        fields: { PerEuro: 'PerEuro' },
        when: where({ Currency: not('EUR') }),
        confirm:
          'They hold from now on, until new ones come. Prices follow on the first of the next month, or when they are computed anew.',
        message: 'Exchange rates set',
      },
    ),
    empty: 'There are no exchange rates yet.',
  },
);
