/** The administration console: every operation of the contract, called by hand with the rights of the caller (ROUTE-28). */
import { callConsole, can, describe, param, screen, through } from '#define';
import InvokeMethod from '../../operations/Administration/InvokeMethod.ts';
import GetOperation from '../../operations/Metadata/GetOperation.ts';
import GetOperations from '../../operations/Metadata/GetOperations.ts';

export default screen('/admin-console/{-$methodName}', {
  title: 'Administration console',
  needs: can('ADMINISTRATIVE', 'Read'),
  menu: { group: 'Profile', order: 70, icon: 'tool' },
  body: callConsole(
    GetOperations,
    {},
    {
      describe: describe(GetOperation, 'name'),
      opened: param('methodName'),
      through: through(InvokeMethod, {
        service: 'Administration',
        method: 'methodName',
        parameters: 'parameters',
      }),
    },
  ),
});
