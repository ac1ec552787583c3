/** Countries, currencies and the other lists that forms and filters offer (CALL-110). */
import { Type } from 'typebox';
import { operation } from '#define';
import { EnumMember } from '../../entities/EnumMember.ts';

export default operation('Metadata/GetMetadata', {
  summary:
    'Answers countries, currencies, categories, and the vendors and tags of the services that the caller can buy or looks after.',
  kind: 'read',
  subject: 'none',
  reads: ['Service'],
  needs: 'signedIn',
  input: Type.Object({}),
  data: Type.Object({
    Countries: Type.Array(EnumMember),
    Currencies: Type.Array(EnumMember),
    Vendors: Type.Array(EnumMember),
    Categories: Type.Array(EnumMember),
    Tags: Type.Array(EnumMember),
  }),
  example: {
    input: {},
    data: {
      Countries: [{ DisplayName: 'Austria', Value: 'AT' }],
      Currencies: [{ DisplayName: 'Euro', Value: 'EUR' }],
      Vendors: [{ DisplayName: 'Fensterblick', Value: '100900' }],
      Categories: [{ DisplayName: 'Workplace', Value: 'Workplace' }],
      Tags: [{ DisplayName: 'DSGVO', Value: 'DSGVO' }],
    },
  },
});
