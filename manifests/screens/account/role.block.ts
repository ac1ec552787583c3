/** What a role is made of: the fields of its form, new or changed. */

import { type BindingScope, type Options, options, param } from '#define';
import GetCapabilitySets from '../../operations/Account/GetCapabilitySets.ts';

const setsOfCompany: Options<BindingScope<{ accountId: string }>> = options(
  GetCapabilitySets,
  { ownerCompanyId: param('accountId') },
  { value: 'CapabilitySetId', label: 'Name' },
);

export const roleFields = [
  { field: 'role.Name', title: 'Name' },
  { field: 'role.Description', as: 'MultilineText', title: 'Description' },
  {
    field: 'role.Reach',
    title: 'Visible accounts',
    help: 'Own: the own account only. Hierarchy: the company and everything below it.',
  },
  {
    field: 'role.CapabilitySetIds',
    title: 'Capability sets',
    help: 'Of a template of somebody above, your company takes a copy of its own.',
    options: setsOfCompany,
  },
  {
    field: 'role.IsTemplate',
    title: 'Offer to all companies below',
    help: 'They may give the role to their users, but not change it.',
  },
] as const;
