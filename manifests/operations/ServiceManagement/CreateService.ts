/** Begins a service, as a draft that only its vendor sees (SOLO-17). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { ServiceInformation, serviceInformationExample } from '../../entities/ServiceInformation.ts';
import { ServiceCategory } from '../../entities/ServiceSearchResult.ts';

export default operation('ServiceManagement/CreateService', {
  summary: 'Makes a draft of a service; its product number is made from its key where none is sent.',
  kind: 'write',
  subject: { Account: 'ownerAccountId' },
  changes: ['Service'],
  needs: can('MY_SERVICES', 'Create'),
  errors: ['notFound', 'companiesOnly', 'noService', 'terminated'],
  audit: { event: 'Service created' },
  input: Type.Object({
    /** The vendor; absent: the caller's company. */
    ownerAccountId: Type.Optional(accountId),
    /** The key by which the contract names it. */
    productName: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
    /** In English. */
    displayName: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
    category: ServiceCategory,
    productNumber: Type.Optional(Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' })),
    isBundle: Type.Optional(Type.Boolean()),
  }),
  data: ServiceInformation,
  example: {
    input: { productName: 'Virtual Desktop Plus', displayName: 'Virtual Desktop Plus', category: 'Workplace' },
    data: serviceInformationExample,
  },
});
