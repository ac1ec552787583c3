/** The events of the branch. */
import type { AnalyticsEvent } from '../../../../manifests/entities/AnalyticsEvent.ts';
import GetEvents from '../../../../manifests/operations/Analytics/GetEvents.ts';
import { handler } from '../../../define/contract/handler.ts';
import type { Static } from '../../../define/contract/schema.ts';
import { inScope } from '../../db/in-scope.ts';
import { pageOf } from '../../db/list-query.ts';

type Name = Static<typeof AnalyticsEvent>['Name'];

export default handler(GetEvents, async (input, context) => {
  let events = context.db
    .selectFrom('analytics_event')
    .innerJoin('account', 'account.account_id', 'analytics_event.account_id')
    .where(inScope('account.path'))
    .select(['analytics_event_id', 'analytics_event.created_utc', 'name', 'details', 'impersonator_account_id'])
    .select(['account.account_id', 'account.display_name', 'search_text']);
  if (input.names?.length) events = events.where('name', 'in', input.names);
  const { rows, total } = await pageOf(context.db, events, {
    order: {
      CreatedUtc: 'analytics_event_id',
      Name: 'name',
      AccountName: 'display_name',
      SearchText: 'search_text',
    },
    texts: { language: context.language, columns: ['display_name', 'search_text'] },
    standard: { analytics_event_id: 'desc' },
    find: ['search_text', 'display_name'],
    input,
  });
  return {
    TotalCount: total,
    Items: rows.map(({ details, ...row }) => ({
      EventId: row.analytics_event_id,
      CreatedUtc: row.created_utc.toISOString(),
      Name: row.name as Name,
      AccountId: row.account_id,
      AccountName: row.display_name,
      ...(row.search_text === null ? {} : { SearchText: row.search_text }),
      ...details,
      ...(row.impersonator_account_id === null ? {} : { ImpersonatorId: row.impersonator_account_id }),
    })),
  };
});
