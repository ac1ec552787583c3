/** Plans the maintenance of a branch; a plan that the branch has already is replaced (MAINT-18). */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { Maintenance, maintenanceExample } from '../../entities/Maintenance.ts';

export default operation('Administration/PlanMaintenance', {
  summary: 'Tells a branch of a maintenance, and refuses what its users write while it lasts.',
  kind: 'write',
  subject: { Account: 'accountId' },
  changes: [both('Maintenance')],
  needs: can('ADMINISTRATIVE', 'Execute'),
  errors: ['notFound', 'maintenanceInPast'],
  audit: { event: 'Maintenance planned' },
  input: Type.Object({
    /** Who is told: this account and everybody below. */
    accountId: Type.Integer(),
    /** Absent: at once. */
    startUtc: Type.Optional(Type.String({ format: 'date-time' })),
    minutes: Type.Integer({ minimum: 1, maximum: 2880 }),
    text: Type.Optional(Type.String({ maxLength: 500 })),
  }),
  data: Maintenance,
  example: {
    input: { accountId: 1, startUtc: '2199-03-02T20:00:00.000Z', minutes: 60, text: maintenanceExample.Text },
    data: maintenanceExample,
  },
});
