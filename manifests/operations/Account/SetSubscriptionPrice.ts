/** Sets what a seller asks for a fee of one subscription. */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { day } from '../../entities/ServiceItem.ts';
import { readVersion } from '../../entities/version.ts';

export default operation('Account/SetSubscriptionPrice', {
  summary:
    'Sets the price that the caller’s company asks for a fee of a subscription it sells, from the first of a month that is not billed; without an amount the pricelist holds again.',
  kind: 'write',
  subject: { Account: 'accountId' },
  changes: [both('Account')],
  edits: { record: 'SubscriptionPrices', id: 'accountId', version: 'version' },
  needs: can('SUBSCRIPTION_CUSTOM_PRICE', 'Update'),
  errors: ['monthBilled', 'monthTooFar', 'noFee', 'notFirstOfMonth', 'notFound', 'notRunning', 'notSeller'],
  audit: { event: 'Price of a subscription set' },
  input: Type.Object({
    accountId,
    /** One of its fees. */
    itemId: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    /** Of a unit and a month; absent: as the pricelist says. */
    amount: Type.Optional(Type.Number({ minimum: 0, maximum: 99_999_999 })),
    /** The first of a month; absent: the earliest that is not billed. */
    fromDate: Type.Optional(day),
    note: Type.Optional(Type.String({ maxLength: 1000 })),
    version: readVersion,
  }),
  data: Type.Null(),
  example: { input: { accountId: 100238, itemId: 71, amount: 24.5, note: 'Agreed by telephone' }, data: null },
});
