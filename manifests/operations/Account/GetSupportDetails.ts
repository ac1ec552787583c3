/** Whom the signed-in user asks for help (CALL-057, GUARD-10). */
import { Type } from 'typebox';
import { operation } from '#define';
import { SupportDetails } from '../../entities/SupportDetails.ts';

export default operation('Account/GetSupportDetails', {
  summary: 'Answers the support contacts of the nearest marketplace above the user.',
  kind: 'read',
  subject: 'session',
  reads: ['Account', 'SupportDetails'],
  needs: 'signedIn',
  input: Type.Object({}),
  data: SupportDetails,
  example: {
    input: {},
    data: { SupportPhoneNumber: '+43 1 555 0100', SupportTechnicalEmail: 'help@nordlicht.example' },
  },
});
