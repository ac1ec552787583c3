/** What is under maintenance, or will be, as calls answer it. */
import type { Maintenance } from '../../../manifests/entities/Maintenance.ts';
import type { Static } from '../../define/contract/schema.ts';
import { utc } from '../accounts/row.ts';
import type { MaintenanceTable } from '../db/tables/maintenance.ts';

export const maintenanceOf = (row: MaintenanceTable & { display_name: string }): Static<typeof Maintenance> => ({
  AccountId: row.account_id,
  DisplayName: row.display_name,
  StartUtc: utc(row.start_utc),
  EndUtc: utc(row.end_utc),
  Text: row.text,
  IsOngoing: row.start_utc <= new Date(),
});
