/** Currencies and what a euro is in them (CALL-091, ERR-16). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { version, versionExample } from '../../entities/version.ts';

export default operation('Marketplace/GetCurrencies', {
  summary:
    'Answers the currencies that have a rate, with the latest one and whether it is too old to compute prices by.',
  kind: 'read',
  subject: 'none',
  reads: ['ExchangeRate'],
  needs: can('MARKETPLACE', 'Read'),
  input: Type.Object({}),
  data: Type.Array(
    Type.Object({
      Currency: Type.String(),
      /** What one euro is in it. */
      PerEuro: Type.Number(),
      AsOfUtc: Type.Optional(Type.String()),
      Source: Type.Optional(
        Type.Enum(['Bank', 'Import', 'Hand'], {
          type: 'string',
          words: { Bank: 'Central bank', Import: 'Imported', Hand: 'By hand' },
        }),
      ),
      /** Older than a day. */
      IsOutOfDate: Type.Boolean(),
      /** Absent for the euro, which has no rate. */
      Version: Type.Optional(version),
    }),
  ),
  example: {
    input: {},
    data: [
      { Currency: 'EUR', PerEuro: 1, IsOutOfDate: false },
      {
        ...{ Currency: 'PLN', PerEuro: 4.2738, AsOfUtc: '2026-11-20T14:00:00Z', Source: 'Bank', IsOutOfDate: false },
        Version: versionExample,
      },
    ],
  },
});
