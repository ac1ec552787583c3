/** The connectors of a vendor. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { Connector, connectorExample } from '../../entities/Connector.ts';
import { accountId } from '../../entities/list.ts';

export default operation('ServiceManagement/GetConnectors', {
  summary: 'Answers the connectors of a vendor by their names, without their secrets.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['Connector', 'Service'],
  needs: can('PRODUCT_OWNER_PROFILE', 'Read'),
  errors: ['companiesOnly', 'notFound'],
  input: Type.Object({
    /** Absent: the caller's company. */
    accountId: Type.Optional(accountId),
  }),
  data: Type.Array(Connector),
  example: { input: {}, data: [connectorExample] },
});
