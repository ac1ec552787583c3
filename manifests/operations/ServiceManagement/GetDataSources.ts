/** The fields of a service that may take their choices from its vendor's server, with where those come from. */
import { Type } from 'typebox';
import { allOf, can, operation } from '#define';
import { DataSource, dataSourceExample } from '../../entities/DataSource.ts';
import { serviceId } from '../../entities/serviceRef.ts';

export default operation('ServiceManagement/GetDataSources', {
  summary: 'Answers the text fields of a service in their order, each with the list of the vendor that fills it.',
  kind: 'read',
  subject: { Service: 'serviceId' },
  reads: ['Service'],
  needs: allOf(can('MY_SERVICES', 'Read'), can('SERVICE_TOOL_REMOTE_DATASOURCE', 'Read')),
  errors: ['noService'],
  input: Type.Object({ serviceId }),
  data: Type.Array(DataSource),
  example: { input: { serviceId: 900_003 }, data: [dataSourceExample] },
});
