/** What the roles of the toolbar hold: a small picture of the demo world's rights, enough to see gates open and close. */

import type { CurrentUser } from '../../src/client/first/session-store.ts';
import { objectTypes } from '../../src/define/contract/capability.ts';

type Capabilities = CurrentUser['Capability'];

const all = { Create: true, Read: true, Update: true, Delete: true, Execute: true, Hierarchy: true } as const;
const read = (...types: readonly string[]): Capabilities => types.map((ObjectType) => ({ ObjectType, Read: true }));
const full = (...types: readonly string[]): Capabilities => types.map((ObjectType) => ({ ObjectType, ...all }));
const signIn: Capabilities = [{ ObjectType: 'LOGIN', Execute: true }];
const accounts = ['RESELLER_ACCOUNT', 'COMPANY_ACCOUNT', 'DEPARTMENT_ACCOUNT', 'USER_ACCOUNT', 'PRODUCT_ACCOUNT'];

export const roles = {
  owner: full(...objectTypes),
  reseller: full(...objectTypes.filter((type) => !/^(SYSTEM|SERVICE_TOOL|ADMINISTRATIVE|MIGRATION)/.test(type))),
  admin: [
    ...signIn,
    ...full('COMPANY_ACCOUNT', 'DEPARTMENT_ACCOUNT', 'USER_ACCOUNT', 'SUBSCRIPTION', 'TICKETING'),
    ...read('AUDIT_LOG', 'PRODUCT_ACCOUNT', 'SUPPORT_CONTACT_DETAILS', 'ONLINEBILL', 'REPORTING', 'MARKETPLACE'),
  ],
  user: [...signIn, ...read('USER_ACCOUNT', 'PRODUCT_ACCOUNT', 'SUPPORT_CONTACT_DETAILS')],
  approver: [
    ...signIn,
    ...read(...accounts, 'AUDIT_LOG', 'SUPPORT_CONTACT_DETAILS', 'PRICEQUOTES'),
    ...full('PROVISIONING_REQUEST', 'SALESQUOTE', 'CREDITCHECK_COMPANYORDERS'),
  ],
} as const satisfies Readonly<Record<string, Capabilities>>;
export type Role = keyof typeof roles;

/** The same role where it may look and not change. */
export const readOnly = (capabilities: Capabilities): Capabilities =>
  capabilities.filter(({ Read }) => Read).map(({ ObjectType }) => ({ ObjectType, Read: true }));
