/** Makes a new e-mail address count, with the token of the link that was sent to it. */
import { Type } from 'typebox';
import { operation } from '#define';

export default operation('SelfCare/ConfirmEmail', {
  summary: 'Confirms a new e-mail address; from then on messages and links go there.',
  kind: 'write',
  subject: 'none',
  changes: ['Account', 'Mail'],
  needs: 'anyone',
  limit: { calls: 20, minutes: 15, by: 'address' },
  errors: ['emailChangeOver', 'emailThere'],
  audit: { event: 'E-mail address confirmed' },
  input: Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) }),
  data: Type.Object({ Address: Type.String() }),
  example: {
    input: { token: 'pF0sYh2Yz0m6v0o1r8rC2mVt2iQmX1YxJ0sV1o9lB3k' },
    data: { Address: 'magdalena.brueckner@donau.example' },
  },
});
