/** The services of the vendors below the caller, in every state (SOLO-16). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { listInput } from '../../entities/list.ts';
import { MissingPart } from '../../entities/ServiceInformation.ts';
import {
  ServiceCategory,
  ServiceSearchResult,
  ServiceState,
  serviceSearchExample,
} from '../../entities/ServiceSearchResult.ts';

const MyService = Type.Object({
  ...ServiceSearchResult.properties,
  /** What it lacks before it can be published. */
  Missing: Type.Array(MissingPart),
  /** Languages of the portal in which it has no name. */
  Unnamed: Type.Array(Type.String()),
});

export default operation('ServiceManagement/GetMyServices', {
  summary: 'Answers the services of the vendors below the caller, in every state.',
  kind: 'read',
  subject: 'none',
  reads: ['Service'],
  needs: can('MY_SERVICES', 'Read'),
  input: Type.Object({
    ...listInput(['Ranking', 'DisplayName', 'ModifyDate']),
    states: Type.Optional(Type.Array(ServiceState, { maxItems: 3 })),
    categories: Type.Optional(Type.Array(ServiceCategory, { maxItems: 20 })),
    tags: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100 })),
  }),
  data: Type.Object({ Services: Type.Array(MyService), TotalCount: Type.Integer() }),
  example: {
    input: { states: ['Draft', 'Published'], orderBy: { Key: 'ModifyDate', Value: 'DESC' } },
    data: { Services: [{ ...serviceSearchExample, Missing: ['icon'], Unnamed: ['fr'] }], TotalCount: 1 },
  },
});
