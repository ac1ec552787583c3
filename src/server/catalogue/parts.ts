/** The parts of a service that its vendor edits, each with the right that opens it. */
import type { ServiceInput } from '../../../manifests/entities/ServiceInformation.ts';
import type { Flag, ObjectType } from '../../define/contract/capability.ts';
import { can } from '../../define/contract/capability.ts';
import type { Static } from '../../define/contract/schema.ts';
import type { Capabilities } from '../../rules/access/capabilities.ts';
import { meets } from '../../rules/access/capabilities.ts';

type Field = keyof Static<typeof ServiceInput>;

const rightOf: Readonly<Record<Field, ObjectType>> = {
  ProductName: 'SERVICE_TOOL_INFO',
  VendorSku: 'SERVICE_TOOL_INFO',
  ProductNumber: 'SERVICE_TOOL_INFO',
  Category: 'SERVICE_TOOL_INFO',
  LicensedPer: 'SERVICE_TOOL_INFO',
  Currency: 'SERVICE_TOOL_BILLING',
  BillingRule: 'SERVICE_TOOL_BILLING',
  PriceProtection: 'SERVICE_TOOL_BILLING',
  ProtectionMonths: 'SERVICE_TOOL_BILLING',
  IsLocking: 'SERVICE_TOOL_BILLING',
  Tags: 'SERVICE_TAGS',
  DisplayNames: 'SERVICE_TOOL_DESCRIPTION',
  Summaries: 'SERVICE_TOOL_DESCRIPTION',
  Descriptions: 'SERVICE_TOOL_DESCRIPTION',
};

export const needOf = (field: Field, flag: Flag) => can(rightOf[field], flag);

/** What is left of a service for who may read only some of its parts. */
export const readableParts = <Of extends object>(held: Capabilities, parts: Of): Partial<Of> =>
  Object.fromEntries(
    Object.entries(parts).filter(([field]) => !(field in rightOf) || meets(held, needOf(field as Field, 'Read'))),
  ) as Partial<Of>;
