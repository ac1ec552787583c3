/** Countries, currencies and the other lists that forms and filters offer (CALL-110). */
import { Type } from 'typebox';
import { operation } from '#define';
import { EnumMember } from '../../entities/EnumMember.ts';

export default operation('Metadata/GetMetadata', {
  summary: 'Answers countries, currencies, vendors, categories and tags.',
  kind: 'read',
  subject: 'none',
  reads: [],
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
      Vendors: [],
      Categories: [],
      Tags: [],
    },
  },
});
