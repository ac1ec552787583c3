/** The support details that an account itself keeps, for who edits them. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { OwnSupportDetails, supportChoiceExample } from '../../entities/SupportDetails.ts';
import { versionExample } from '../../entities/version.ts';

export default operation('Account/GetOwnSupportDetails', {
  summary:
    'Answers the support contacts that a marketplace or reseller keeps for everybody below; nothing while it keeps none.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['SupportDetails'],
  needs: can('SUPPORT_CONTACT_DETAILS', 'Update'),
  errors: ['notFound', 'sellersOnly'],
  input: Type.Object({ accountId }),
  data: OwnSupportDetails,
  example: {
    input: { accountId: 100002 },
    data: { AccountId: 100002, ...supportChoiceExample, Version: versionExample },
  },
});
