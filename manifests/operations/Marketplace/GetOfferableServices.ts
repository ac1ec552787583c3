/** What the owner of a pricelist could offer there as well. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { listInput, Paged } from '../../entities/list.ts';
import { marketplaceId } from '../../entities/Pricelist.ts';

export default operation('Marketplace/GetOfferableServices', {
  summary:
    'Answers the published services that the owner of a pricelist may sell and does not offer there: his own, and those that he is offered himself.',
  kind: 'read',
  subject: { Pricelist: 'marketplaceId' },
  reads: ['Pricelist', 'Service'],
  needs: can('MARKETPLACE', 'Read', 'Update'),
  errors: ['noPricelist'],
  input: Type.Object({
    ...listInput(['DisplayName', 'Vendor', 'PublishedUtc']),
    marketplaceId,
    /** Those that its propagation filters let through. */
    passing: Type.Optional(Type.Boolean()),
  }),
  data: Paged(
    Type.Object({
      ServiceId: Type.Integer(),
      DisplayName: Type.String(),
      Vendor: Type.String(),
      Icon: Type.Optional(Type.String()),
      Tags: Type.Array(Type.String()),
      PublishedUtc: Type.String(),
      /** Whether the propagation filters of the pricelist let it through. */
      Passes: Type.Boolean(),
      /** It was offered there before. */
      WasOffered: Type.Boolean(),
    }),
  ),
  example: {
    input: { marketplaceId: 900_003, passing: true },
    data: {
      Items: [
        {
          ServiceId: 3,
          DisplayName: 'Virtual Desktop Plus',
          Vendor: 'Fensterblick',
          Tags: ['DSGVO'],
          PublishedUtc: '2025-03-03T08:00:00Z',
          Passes: true,
          WasOffered: false,
        },
      ],
      TotalCount: 1,
    },
  },
});
