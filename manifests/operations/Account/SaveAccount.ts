/** Saves the changed values of one account (CALL-052, SOLO-10). */
import { Type } from 'typebox';
import { anyOf, can, operation } from '#define';
import { Account, accountExample } from '../../entities/Account.ts';
import { accountId } from '../../entities/list.ts';
import { readVersion } from '../../entities/version.ts';

export default operation('Account/SaveAccount', {
  summary: 'Saves changed values; all of them or none.',
  kind: 'write',
  subject: { Account: 'accountId' },
  changes: ['Account', 'Session', 'Mail'],
  edits: { record: 'AccountValues', id: 'accountId', version: 'version' },
  /** The handler asks for the right that belongs to the account's own type. */
  needs: anyOf(
    can('USER_ACCOUNT', 'Update'),
    can('DEPARTMENT_ACCOUNT', 'Update'),
    can('COMPANY_ACCOUNT', 'Update'),
    can('RESELLER_ACCOUNT', 'Update'),
    can('PRODUCT_ACCOUNT', 'Update'),
  ),
  errors: [
    'ERR-26',
    'currencyInUse',
    'factorNeeded',
    'fixedAccount',
    'notFound',
    'notImpersonated',
    'outranked',
    'proofNeeded',
    'readOnlyField',
    'terminated',
    'unknownField',
  ],
  audit: { event: 'Account saved' },
  input: Type.Object({
    accountId,
    /** Field name to new value; fields that are not named stay as they are. */
    values: Type.Record(Type.String({ maxLength: 60 }), Type.Unknown()),
    version: readVersion,
  }),
  data: Account,
  example: { input: { accountId: 100734, values: { City: 'Wien' } }, data: accountExample },
});
