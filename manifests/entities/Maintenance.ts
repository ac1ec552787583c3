/** A maintenance of a branch of the account tree: its users are told of it, and nothing is written by them while it lasts (MAINT rows). */
import { Type } from 'typebox';
import { entity } from '#define';

export const Maintenance = entity(
  'Maintenance',
  Type.Object({
    /** The branch: this account and everybody below. */
    AccountId: Type.Integer(),
    DisplayName: Type.String(),
    StartUtc: Type.String(),
    EndUtc: Type.String(),
    /** What its users read beside the time; may be empty. */
    Text: Type.String(),
    IsOngoing: Type.Boolean(),
  }),
);

export const maintenanceExample = {
  AccountId: 1,
  DisplayName: 'Nordlicht Distribution',
  StartUtc: '2199-03-02T20:00:00Z',
  EndUtc: '2199-03-02T21:00:00Z',
  Text: 'Prices are moved to a new database.',
  IsOngoing: false,
};
