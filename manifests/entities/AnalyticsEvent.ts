/** What somebody did in the portal, as its own counting keeps it: no more of a person than the event names (ANALYT-01 to ANALYT-07). */
import { Type } from 'typebox';
import { entity } from '#define';

const count = Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 }));

/** As the browser tells it; a further kind of event is a further name here. */
export const analyticsEvent = {
  name: Type.Enum(
    ['global-search__search-results', 'global-search__result-click', 'global-search__explore-link-click'],
    {
      type: 'string',
      words: {
        'global-search__search-results': 'Searched',
        'global-search__result-click': 'Result opened',
        'global-search__explore-link-click': 'All services opened',
      },
    },
  ),
  searchText: Type.Optional(Type.String({ maxLength: 200 })),
  servicesCount: count,
  accountsCount: count,
  kind: Type.Optional(Type.String({ maxLength: 50 })),
  id: Type.Optional(Type.String({ maxLength: 50 })),
};

export const AnalyticsEvent = entity(
  'AnalyticsEvent',
  Type.Object({
    EventId: Type.Integer(),
    CreatedUtc: Type.String(),
    Name: analyticsEvent.name,
    /** The company or marketplace in which it happened. */
    AccountId: Type.Integer(),
    AccountName: Type.String(),
    SearchText: Type.Optional(Type.String()),
    ServicesCount: Type.Optional(Type.Integer()),
    AccountsCount: Type.Optional(Type.Integer()),
    Kind: Type.Optional(Type.String()),
    Id: Type.Optional(Type.String()),
    /** Who worked in somebody else's name. */
    ImpersonatorId: Type.Optional(Type.Integer()),
  }),
);
