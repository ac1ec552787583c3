/** Changes whom the people below a marketplace or reseller ask for help. */
import { Type } from 'typebox';
import { after, both, can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { OwnSupportDetails, supportChoice, supportChoiceExample } from '../../entities/SupportDetails.ts';
import { readVersion, versionExample } from '../../entities/version.ts';

export default operation('Account/SaveSupportDetails', {
  summary:
    'Saves support contacts of a marketplace or reseller; an empty text takes one away, and what is left out stays as it is.',
  kind: 'write',
  subject: { Account: 'accountId' },
  changes: [both('SupportDetails')],
  edits: { record: 'SupportDetails', id: 'accountId', version: 'version' },
  order: {
    'details.SupportClosesRegular': after('details.SupportOpensRegular', 'Opens'),
    'details.SupportClosesOthers': after('details.SupportOpensOthers', 'Opens on other days'),
  },
  needs: can('SUPPORT_CONTACT_DETAILS', 'Update'),
  errors: ['notFound', 'sellersOnly', 'terminated'],
  audit: { event: 'Support details saved' },
  input: Type.Object({ accountId, details: Type.Object(supportChoice), version: readVersion }),
  data: OwnSupportDetails,
  example: {
    input: { accountId: 100002, details: supportChoiceExample },
    data: { AccountId: 100002, ...supportChoiceExample, Version: versionExample },
  },
});
