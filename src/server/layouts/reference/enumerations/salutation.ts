/** How a person is addressed. */
import { enumeration } from '../enumeration.ts';

export default enumeration('Salutation', {
  Ms: 'Ms',
  Mr: 'Mr',
  None: 'No salutation',
});
