/** Which fields of a service of one's own take their choices from one's own server (SOLO-18). */
import { action, go, link, param, row, screen, table, where } from '#define';
import DeleteDataSource from '../../operations/ServiceManagement/DeleteDataSource.ts';
import GetDataSources from '../../operations/ServiceManagement/GetDataSources.ts';
import SaveDataSource from '../../operations/ServiceManagement/SaveDataSource.ts';
import { ownServiceHeader } from './own-service-header.block.ts';

const field = { serviceId: param('serviceId'), fieldName: row('FieldName') } as const;

export default screen('/service-tool/$serviceId/data-sources', {
  title: 'Data sources of a service',
  header: ownServiceHeader,
  tab: { title: 'Data sources', order: 55 },
  body: table(
    GetDataSources,
    { serviceId: param('serviceId') },
    {
      columns: [
        { field: 'DisplayValue', title: 'Field' },
        { field: 'FieldName', title: 'Name', hidden: true },
        { field: 'Stage', title: 'Asked for', hidden: true },
        { field: 'Path', title: 'List of your server', width: 260 },
        { field: 'CacheSeconds', as: 'Number', title: 'An answer holds, in seconds', width: 230 },
      ],
      actions: [
        action(
          SaveDataSource,
          { ...field, version: row('Version') },
          {
            label: 'Set data source',
            icon: 'plug',
            ask: [
              {
                field: 'path',
                title: 'List of your server',
                help: 'It is sent to your connector with the request for choices. It begins with a slash, such as /regions.',
              },
              {
                field: 'cacheSeconds',
                title: 'An answer holds, in seconds',
                help: 'Five minutes, unless you say more or less.',
              },
            ],
            start: { path: row('Path'), cacheSeconds: row('CacheSeconds') },
            message: 'Data source set',
          },
        ),
        link('Show choices', go('/service-tool/$serviceId/data-sources/$fieldName', field), {
          icon: 'eye',
          when: where({ HasSource: true }),
        }),
        action(DeleteDataSource, field, {
          label: 'Take data source away',
          icon: 'trash',
          tone: 'danger',
          when: where({ HasSource: true }),
          confirm: 'The field is typed then, and nothing is chosen in it.',
          message: 'Data source taken away',
        }),
      ],
      empty: 'This service asks for no text that could be chosen from a list of your server.',
    },
  ),
});
