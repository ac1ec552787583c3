/** Add capability set: empty, or with the rights of another one (ROLE-13, ROLE-65). */

import { form, go, options, param, row, screen } from '#define';
import AddCapabilitySet from '../../operations/Account/AddCapabilitySet.ts';
import GetCapabilitySets from '../../operations/Account/GetCapabilitySets.ts';
import { accountHeader } from './header.block.ts';

export default screen('/account/$accountId/security/add-capability-set', {
  title: 'Add capability set',
  header: accountHeader,
  body: form(
    AddCapabilitySet,
    { ownerCompanyId: param('accountId') },
    {
      sections: [
        {
          title: 'Add capability set',
          help: 'The rights themselves are chosen next.',
          fields: [
            { field: 'capabilitySet.Name', title: 'Name' },
            {
              field: 'copyOf',
              title: 'Begin with the rights of',
              options: options(
                GetCapabilitySets,
                { ownerCompanyId: param('accountId') },
                { value: 'CapabilitySetId', label: 'Name' },
              ),
            },
            {
              field: 'capabilitySet.IsTemplate',
              title: 'Offer to all companies below',
              help: 'They may use the set in their roles, but not change it.',
            },
          ],
        },
      ],
      submit: 'Add capability set',
      message: 'Capability set added',
      then: go('/account/$accountId/security/capability-set/$capabilitySetId', {
        accountId: param('accountId'),
        capabilitySetId: row('CapabilitySetId'),
      }),
    },
  ),
});
