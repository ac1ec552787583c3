/** The capability sets of a company and the templates above it, with the ways to make and change its own (ROUTE-44). */

import { action, type BindingScope, type Block, go, link, not, param, row, table, where } from '#define';
import DeleteCapabilitySet from '../../operations/Account/DeleteCapabilitySet.ts';
import GetCapabilitySets from '../../operations/Account/GetCapabilitySets.ts';
import UpdateCapabilitySet from '../../operations/Account/UpdateCapabilitySet.ts';

const isOwn = where({ IsOwn: true });
const reason = 'The set has rights that you do not hold yourself.';
const subject = { ownerCompanyId: param('accountId'), capabilitySetId: row('CapabilitySetId') };

export const capabilitySets: Block<BindingScope<{ accountId: string }>> = table(
  GetCapabilitySets,
  { ownerCompanyId: param('accountId') },
  {
    columns: [
      { field: 'Name', width: 220 },
      { field: 'Rights', as: 'MultiCombobox', title: 'Rights to', width: 390 },
      { field: 'Roles', title: 'Roles' },
      { field: 'IsOwn', title: 'Company’s own', width: 140 },
      { field: 'IsTemplate', title: 'Template', width: 110 },
    ],
    sort: { field: 'Name', direction: 'ASC' },
    sortable: ['Name', 'Roles', 'IsTemplate'],
    open: go('/account/$accountId/security/capability-set/$capabilitySetId', {
      accountId: param('accountId'),
      capabilitySetId: row('CapabilitySetId'),
    }),
    toolbar: [
      link(
        'Add capability set',
        go('/account/$accountId/security/add-capability-set', { accountId: param('accountId') }),
        { icon: 'plus' },
      ),
    ],
    actions: [
      action(
        UpdateCapabilitySet,
        { ...subject, version: row('Version') },
        {
          label: 'Rename set',
          icon: 'pencil',
          when: isOwn,
          may: 'MayGive',
          reason,
          ask: [{ field: 'capabilitySet.Name', title: 'New name' }],
          start: { 'capabilitySet.Name': row('Name') },
          message: 'Capability set renamed',
        },
      ),
      action(DeleteCapabilitySet, subject, {
        label: 'Delete set',
        icon: 'trash',
        tone: 'danger',
        when: isOwn,
        may: 'MayGive',
        reason,
        locks: [{ while: where({ Roles: not(0) }), reason: 'A role bundles this set. Take it out first.' }],
        confirm: 'No role bundles this set. It cannot be brought back.',
        message: 'Capability set deleted',
      }),
    ],
    empty: 'There are no capability sets yet.',
  },
);
