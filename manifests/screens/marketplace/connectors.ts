/** Connectors: how a vendor is told what to provide, with the secrets that sign it. */
import { action, go, link, row, screen, session, table, where } from '#define';
import AddConnector from '../../operations/ServiceManagement/AddConnector.ts';
import CheckConnector from '../../operations/ServiceManagement/CheckConnector.ts';
import DeleteConnector from '../../operations/ServiceManagement/DeleteConnector.ts';
import GetConnectors from '../../operations/ServiceManagement/GetConnectors.ts';
import SaveConnector from '../../operations/ServiceManagement/SaveConnector.ts';
import SwitchConnectorSecret from '../../operations/ServiceManagement/SwitchConnectorSecret.ts';

const own = { accountId: session('CompanyAccount.AccountId') } as const;
const connector = { connectorId: row('ConnectorId') } as const;
const asked = [
  { field: 'name', title: 'Name' },
  { field: 'kind', title: 'Who is told' },
  {
    field: 'url',
    title: 'Address',
    help: 'It begins with https:// and is reached over the public internet.',
    when: where({ kind: 'Webhook' }),
    requiredWhen: where({ kind: 'Webhook' }),
  },
  { field: 'timeoutMs', title: 'Wait for an answer, in milliseconds', when: where({ kind: 'Webhook' }) },
  { field: 'mostAMinute', title: 'Most calls a minute', when: where({ kind: 'Webhook' }) },
] as const;

export default screen('/vendor-profile/connectors', {
  title: 'Connectors',
  body: table(GetConnectors, own, {
    columns: [
      { field: 'Name', title: 'Connector' },
      { field: 'Kind', title: 'Who is told' },
      { field: 'Url', title: 'Address', width: 320 },
      { field: 'Health', as: 'Status', title: 'Health' },
      { field: 'Problem', title: 'What is wrong', width: 280 },
      { field: 'CheckedUtc', as: 'TimeAgo', title: 'Checked' },
      { field: 'HasSecret', title: 'Signed' },
      { field: 'HasNextSecret', title: 'Secret changes', hidden: true },
      { field: 'ServiceCount', as: 'Number', title: 'Services' },
      { field: 'TimeoutMs', as: 'Number', title: 'Wait, in milliseconds', hidden: true },
      { field: 'MostAMinute', as: 'Number', title: 'Most calls a minute', hidden: true },
    ],
    toolbar: [
      action(AddConnector, own, {
        label: 'Add connector',
        icon: 'plus',
        tone: 'main',
        ask: asked,
        message: 'Connector added',
      }),
    ],
    actions: [
      action(
        SaveConnector,
        { ...connector, version: row('Version') },
        {
          label: 'Edit',
          icon: 'pencil',
          ask: asked,
          start: {
            name: row('Name'),
            kind: row('Kind'),
            url: row('Url'),
            timeoutMs: row('TimeoutMs'),
            mostAMinute: row('MostAMinute'),
          },
          message: 'Connector saved',
        },
      ),
      action(CheckConnector, connector, {
        label: 'Check now',
        icon: 'refresh',
        when: where({ Kind: 'Webhook', IsChecking: false }),
        message: 'The server is asked',
      }),
      link('New secret', go('/vendor-profile/connectors/$connectorId/secret', connector), {
        icon: 'lock',
        when: where({ Kind: 'Webhook' }),
      }),
      action(SwitchConnectorSecret, connector, {
        label: 'Use the new secret alone',
        icon: 'check',
        when: where({ HasNextSecret: true }),
        confirm: 'The present secret is good for nothing then. The vendor’s server must know the new one before.',
        message: 'Calls are signed with the new secret alone',
      }),
      action(DeleteConnector, connector, {
        label: 'Delete connector',
        icon: 'trash',
        tone: 'danger',
        confirm: 'Its secrets are gone then. A connector that services use stays until they have another one.',
        message: 'Connector deleted',
      }),
    ],
    empty: 'There are no connectors yet. A service needs one before it can be published.',
  }),
});
