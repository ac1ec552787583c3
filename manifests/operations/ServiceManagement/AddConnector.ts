/** Adds a connector to a vendor. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { connectorSettings } from '../../entities/Connector.ts';
import { accountId } from '../../entities/list.ts';

export default operation('ServiceManagement/AddConnector', {
  summary: 'Adds a connector to a vendor; one that calls a server needs its address.',
  kind: 'write',
  subject: { Account: 'accountId' },
  changes: ['Connector'],
  needs: can('PRODUCT_OWNER_PROFILE', 'Update'),
  errors: ['companiesOnly', 'notFound', 'terminated', 'tooManyConnectors'],
  audit: { event: 'Connector added' },
  input: Type.Object({ accountId, ...connectorSettings }),
  data: Type.Object({ ConnectorId: Type.Integer() }),
  example: {
    input: { accountId: 100734, name: 'Provisioning', kind: 'Webhook', url: 'https://vendor.example/portolan' },
    data: { ConnectorId: 900_003 },
  },
});
