/** Says from which addresses the users of a company may work (CALL-130, VAL-21 to VAL-23). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import {
  IpRestrictions,
  ipListsExample,
  ipRestrictionsExample,
  ipRestrictionsInput,
} from '../../entities/IpRestrictions.ts';
import { accountId } from '../../entities/list.ts';
import { readVersion } from '../../entities/version.ts';

export default operation('IpRestriction/SaveRestrictions', {
  summary: 'Saves both lists; they hold for every session at once. Lists that would shut the caller out are refused.',
  kind: 'write',
  subject: { Account: 'companyAccountId' },
  changes: ['IpRestriction'],
  edits: { record: 'IpRestrictions', id: 'companyAccountId', version: 'version' },
  needs: can('IP_AUTHORIZATION_CONFIGURATION', 'Update'),
  errors: ['companiesOnly', 'invalidRange', 'notFound', 'ownAddressRefused'],
  audit: { event: 'Allowed addresses changed' },
  input: Type.Object({ companyAccountId: accountId, restrictions: ipRestrictionsInput, version: readVersion }),
  data: IpRestrictions,
  example: { input: { companyAccountId: 100734, restrictions: ipListsExample }, data: ipRestrictionsExample },
});
