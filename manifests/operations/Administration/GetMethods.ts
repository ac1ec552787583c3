/** The methods of the administration console: every operation of this service but the one that invokes them (CALL-148). */
import { Type } from 'typebox';
import { can, operation } from '#define';

export default operation('Administration/GetMethods', {
  summary: 'Answers the methods that InvokeMethod takes, with their parameters.',
  kind: 'read',
  subject: 'none',
  reads: [],
  needs: can('ADMINISTRATIVE', 'Read'),
  input: Type.Object({}),
  data: Type.Array(
    Type.Object({
      Name: Type.String(),
      Description: Type.String(),
      /** It changes something. */
      IsWrite: Type.Boolean(),
      Parameters: Type.Array(
        Type.Object({
          Name: Type.String(),
          /** 'integer', 'string', 'array': as JSON Schema calls it. */
          Type: Type.String(),
          IsRequired: Type.Boolean(),
        }),
      ),
    }),
  ),
  example: {
    input: {},
    data: [
      {
        Name: 'EndMaintenance',
        Description: 'Ends the maintenance of a branch, also before it has begun; without one nothing happens.',
        IsWrite: true,
        Parameters: [{ Name: 'accountId', Type: 'integer', IsRequired: true }],
      },
    ],
  },
});
