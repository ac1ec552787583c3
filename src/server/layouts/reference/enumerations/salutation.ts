/** How a person is addressed. */
import { enumeration } from '../enumeration.ts';

export default enumeration('Salutation', {
  Ms: ['Ms', 'Frau', 'Pani'],
  Mr: ['Mr', 'Herr', 'Pan'],
  None: ['No salutation', 'Ohne Anrede', 'Bez zwrotu'],
});
