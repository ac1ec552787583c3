/** Who is signed in and would be shut out by lists of addresses that are not saved yet (VAL-21 to VAL-23). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { ipEntriesInput, ipEntriesInputExample } from '../../entities/IpRestrictions.ts';
import { accountId } from '../../entities/list.ts';

export default operation('Account/GetUsersShutOut', {
  summary: 'Counts the people who are signed in now and whose address these lists would not allow; saves nothing.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['IpRestriction', 'Session'],
  needs: can('IP_AUTHORIZATION_CONFIGURATION', 'Update'),
  errors: ['companiesOnly', 'invalidRange', 'notFound'],
  input: Type.Object({ accountId, restrictions: ipEntriesInput }),
  data: Type.Object({
    Count: Type.Integer(),
    /** The first of them by name. */
    Names: Type.Array(Type.String()),
  }),
  example: {
    input: { accountId: 100734, restrictions: ipEntriesInputExample },
    data: { Count: 1, Names: ['Magdalena Brückner'] },
  },
});
