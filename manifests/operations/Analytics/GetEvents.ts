/** What the portal's own counting has been told of (ANALYT-01 to ANALYT-07). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { AnalyticsEvent, analyticsEvent } from '../../entities/AnalyticsEvent.ts';
import { listInput, Paged } from '../../entities/list.ts';

export default operation('Analytics/GetEvents', {
  summary: 'Answers what was done in the portal by those who agreed to its being counted, the latest first.',
  kind: 'read',
  subject: 'session',
  reads: [],
  needs: can('ADMINISTRATIVE', 'Read'),
  auditedLook: { event: 'Administration looked at' },
  input: Type.Object({
    /** None: of any name. */
    names: Type.Optional(Type.Array(analyticsEvent.name, { maxItems: 10 })),
    ...listInput(['CreatedUtc', 'Name', 'AccountName', 'SearchText']),
  }),
  data: Paged(AnalyticsEvent),
  example: {
    input: { limit: 20 },
    data: {
      Items: [
        {
          EventId: 7,
          CreatedUtc: '2026-11-23T08:55:00Z',
          Name: 'global-search__search-results',
          AccountId: 100_734,
          AccountName: 'Donau Handels GmbH',
          SearchText: 'backup',
          ServicesCount: 0,
          AccountsCount: 3,
        },
      ],
      TotalCount: 1,
    },
  },
});
