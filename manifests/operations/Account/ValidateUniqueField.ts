/** Is a value still free? (CALL-055, VAL-55) */
import { Type } from 'typebox';
import { operation } from '#define';
import { mayCreateOrUpdateAny } from '../../entities/creation.ts';
import { FieldCheck, fieldCheckInput } from '../../entities/FieldCheck.ts';

export default operation('Account/ValidateUniqueField', {
  summary: 'Says whether nobody else has the username or, in the company, the e-mail address.',
  kind: 'read',
  subject: { Account: ['accountId', 'parentAccountId'] },
  reads: ['Account'],
  needs: mayCreateOrUpdateAny,
  // Enough for somebody who types, too little for somebody who tries out names.
  limit: { calls: 300, minutes: 10, by: 'user' },
  errors: ['ERR-26', 'notFound'],
  input: Type.Object(fieldCheckInput),
  data: FieldCheck,
  example: {
    input: { parentAccountId: 100734, accountType: 'User', fieldName: 'Username', value: 'ada.huber' },
    data: { IsValid: true },
  },
});
