/** A new secret of a connector, shown once. */
import { facts, form, go, link, links, param, screen, stack } from '#define';
import MakeConnectorSecret from '../../operations/ServiceManagement/MakeConnectorSecret.ts';

export default screen('/vendor-profile/connectors/$connectorId/secret', {
  title: 'Secret of a connector',
  layout: 'plain',
  body: stack(
    facts({
      text: 'Calls to the vendor’s server are signed with it, so that the server knows who calls. A new secret stands beside the present one until you use it alone.',
    }),
    form(
      MakeConnectorSecret,
      { connectorId: param('connectorId') },
      {
        fields: [],
        submit: 'Make a secret',
        after: facts({
          as: 'Codes',
          title: 'The new secret',
          text: 'It is shown only now. Give it to the vendor’s server at once.',
          actions: [link('I have kept it', go('/vendor-profile/connectors', {}), { tone: 'main' })],
        }),
      },
    ),
    links(link('Not now', go('/vendor-profile/connectors', {}))),
  ),
});
