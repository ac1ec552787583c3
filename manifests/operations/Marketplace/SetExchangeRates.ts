/** Sets rates by hand. */
import { Type } from 'typebox';
import { can, everywhere, operation } from '#define';
import { readVersion } from '../../entities/version.ts';

export default operation('Marketplace/SetExchangeRates', {
  summary:
    'Sets what a euro is in some currencies, from now on; what a bank publishes follows half a day later at the earliest. Prices follow on the first of the next month, or when they are computed anew.',
  kind: 'write',
  subject: 'none',
  changes: [everywhere('ExchangeRate')],
  edits: { record: 'ExchangeRate', id: 'rates[].Currency', version: 'rates[].Version' },
  needs: can('ADMINISTRATIVE', 'Execute'),
  errors: ['euroHasNoRate'],
  audit: { event: 'Exchange rates set' },
  input: Type.Object({
    rates: Type.Array(
      Type.Object({
        Currency: Type.String({ pattern: '^[A-Z]{3}$' }),
        PerEuro: Type.Number({ exclusiveMinimum: 0, maximum: 999_999 }),
        Version: readVersion,
      }),
      { minItems: 1, maxItems: 200 },
    ),
  }),
  data: Type.Null(),
  example: { input: { rates: [{ Currency: 'PLN', PerEuro: 4.2738 }] }, data: null },
});
