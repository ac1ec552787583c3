/** The kinds of account (ENT-13, ENT-83). */
import { enumeration } from '../enumeration.ts';

export default enumeration('AccountType', {
  Reseller: ['Reseller', 'Reseller', 'Reseller'],
  Company: ['Company', 'Unternehmen', 'Firma'],
  Department: ['Department', 'Abteilung', 'Dział'],
  User: ['User', 'Benutzer', 'Użytkownik'],
  Product: ['Service', 'Dienst', 'Usługa'],
});
