/** Says from which addresses the users of a company may work (CALL-081, VAL-21 to VAL-23). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { IpEntries, ipEntriesExample, ipEntriesInput, ipEntriesInputExample } from '../../entities/IpRestrictions.ts';
import { accountId } from '../../entities/list.ts';
import { readVersion } from '../../entities/version.ts';

export default operation('Account/SaveIpRestrictions', {
  summary: 'Saves both lists; they hold for every session at once. Lists that would shut the caller out are refused.',
  kind: 'write',
  subject: { Account: 'accountId' },
  changes: ['IpRestriction'],
  edits: { record: 'IpRestrictions', id: 'accountId', version: 'version' },
  needs: can('IP_AUTHORIZATION_CONFIGURATION', 'Update'),
  errors: ['companiesOnly', 'invalidRange', 'notFound', 'ownAddressRefused'],
  audit: { event: 'Allowed addresses changed' },
  input: Type.Object({ accountId, restrictions: ipEntriesInput, version: readVersion }),
  data: IpEntries,
  example: { input: { accountId: 100734, restrictions: ipEntriesInputExample }, data: ipEntriesExample },
});
