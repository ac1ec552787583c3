/** A group of services that its company treats alike. */
import { Type } from 'typebox';
import { entity, type Static } from '#define';
import { accountId } from './list.ts';
import { version, versionExample } from './version.ts';

export const serviceGroupId = accountId;
export const serviceGroupName = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' });
/** Its place among the groups of its company, from 1. */
export const groupPosition = Type.Integer({ minimum: 1, maximum: 10_000 });

export const ServiceGroup = entity(
  'ServiceGroup',
  Type.Object({
    ServiceGroupId: Type.Integer(),
    Name: Type.String(),
    Position: groupPosition,
    /** As many as the reader sees. */
    ServiceCount: Type.Integer({ minimum: 0 }),
    /** Of all groups of the company together: it changes with their names and their order. */
    Version: version,
  }),
);

export const serviceGroupExample: Static<typeof ServiceGroup> = {
  ServiceGroupId: 900_003,
  Name: 'Mail and communication',
  Position: 3,
  ServiceCount: 14,
  Version: versionExample,
};
