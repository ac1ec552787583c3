/** The services of the catalogue that fit a text and filters (CALL-083, SRCH-04, SRCH-08, SOLO-12 to SOLO-16). */
import { Type } from 'typebox';
import { anyOf, can, operation } from '#define';
import { accountId, listInput } from '../../entities/list.ts';
import { ServiceSearchResult, serviceSearchExample } from '../../entities/ServiceSearchResult.ts';

const several = <Of extends Type.TSchema>(of: Of) => Type.Optional(Type.Array(of, { maxItems: 100 }));

export default operation('Marketplace/SearchServices', {
  summary:
    'Finds services by the words of their names, texts and vendors in every language, the likeliest and most used first: those offered to the own company (Root), or those of the vendors below the caller (OwnedServices).',
  kind: 'read',
  subject: { Account: 'filter.OwnerAccountIds' },
  reads: ['Service', 'Pricelist', 'Account'],
  needs: anyOf(can('MARKETPLACE', 'Read'), can('MY_SERVICES', 'Read')),
  input: Type.Object({
    ...listInput(['Ranking', 'DisplayName', 'ModifyDate', 'Price']),
    filter: Type.Optional(
      Type.Object({
        /** The text that is looked for, where `options.filter` has none. */
        DisplayName: Type.Optional(Type.String({ maxLength: 200 })),
        OwnerAccountIds: several(accountId),
        ServiceCategories: several(Type.String({ maxLength: 100 })),
        ServiceTags: several(Type.String({ maxLength: 100 })),
        /** Published within the last 30 days. */
        ShowNewOnly: Type.Optional(Type.Boolean()),
        States: several(Type.Enum(['Draft', 'Published', 'Retired'], { type: 'string' })),
        /** Absent: Root, which needs MARKETPLACE Read; OwnedServices needs MY_SERVICES Read. */
        Source: Type.Optional(Type.Object({ Type: Type.Enum(['Root', 'OwnedServices'], { type: 'string' }) })),
      }),
    ),
  }),
  data: Type.Object({
    Services: Type.Array(ServiceSearchResult),
    TotalCount: Type.Integer(),
    /** Of how many, where words or filters narrow them. */
    AllCount: Type.Optional(Type.Integer()),
  }),
  example: {
    input: { filter: { DisplayName: 'desktop' }, orderBy: { Key: 'Ranking', Value: 'ASC' }, limit: 100 },
    data: { Services: [serviceSearchExample], TotalCount: 1, AllCount: 52 },
  },
});
