/** What a service lacks before it can be published, and in which languages it is missing texts (SOLO-18, SOLO-19). */
import { can, counted, param, screen, stack, table } from '#define';
import GetServiceCompleteness from '../../operations/ServiceManagement/GetServiceCompleteness.ts';
import GetServiceLanguages from '../../operations/ServiceManagement/GetServiceLanguages.ts';
import { ownServiceHeader } from './own-service-header.block.ts';

const service = { serviceId: param('serviceId') } as const;

export default screen('/service-tool/$serviceId/completeness', {
  title: 'Completeness',
  header: ownServiceHeader,
  tab: { title: 'Completeness', order: 80, count: counted(GetServiceCompleteness, service) },
  needs: can('MY_SERVICES', 'Read'),
  body: stack(
    table(GetServiceCompleteness, service, {
      title: 'Missing before it can be published',
      columns: [
        { field: 'Missing', title: 'Missing', width: 260 },
        { field: 'Part', width: 200 },
      ],
      empty: 'Nothing is missing: it can be published.',
    }),
    table(GetServiceLanguages, service, {
      title: 'Texts by language',
      columns: [
        { field: 'Name', title: 'Language', width: 180 },
        { field: 'State', as: 'Status', title: 'Texts', width: 300 },
        { field: 'HasName', title: 'Name', width: 110 },
        { field: 'HasSummary', title: 'Summary', width: 110 },
        { field: 'HasDescription', title: 'Description', width: 120 },
      ],
      empty: 'There are no languages.',
    }),
  ),
});
