/** The administrators of the marketplace are told that exchange rates are out of date and no new ones come. */
import { can } from '../../define/contract/capability.ts';
import { oldRatesMail } from '../mail/templates/old-rates.ts';
import { notice } from '../messages/notices.ts';

export default notice('rates-out-of-date', {
  right: can('ADMINISTRATIVE', 'Read'),
  letter: async (db) => {
    const newest = await db
      .selectFrom('exchange_rate')
      .select(({ fn }) => fn.max('as_of_utc').as('at'))
      .executeTakeFirst();
    return oldRatesMail(newest?.at ?? undefined);
  },
});
