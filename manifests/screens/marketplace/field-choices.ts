/** What one's own server offers for a field, as whoever orders will find it. */
import { allOf, can, param, screen, table } from '#define';
import GetFieldChoices from '../../operations/Marketplace/GetFieldChoices.ts';
import { ownServiceHeader } from './own-service-header.block.ts';

export default screen('/service-tool/$serviceId/data-sources/$fieldName', {
  title: 'Choices of a field',
  header: ownServiceHeader,
  needs: allOf(can('MY_SERVICES', 'Read'), can('SERVICE_TOOL_REMOTE_DATASOURCE', 'Read')),
  body: table(
    GetFieldChoices,
    { serviceId: param('serviceId'), fieldName: param('fieldName') },
    {
      columns: [
        { field: 'DisplayName', title: 'Shown as' },
        { field: 'Value', title: 'Sent to your server', width: 260 },
      ],
      empty: 'Your server offers nothing to choose.',
    },
  ),
});
