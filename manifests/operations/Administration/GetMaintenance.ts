/** What is under maintenance, or will be, as far as the caller sees. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { Maintenance, maintenanceExample } from '../../entities/Maintenance.ts';

export default operation('Administration/GetMaintenance', {
  summary: 'Answers every maintenance that has not ended, the next one first.',
  kind: 'read',
  subject: 'none',
  reads: ['Maintenance'],
  needs: can('ADMINISTRATIVE', 'Read'),
  auditedLook: { event: 'Administration looked at' },
  input: Type.Object({}),
  data: Type.Array(Maintenance),
  example: { input: {}, data: [maintenanceExample] },
});
