/** The kinds of account (ENT-13, ENT-83). */
import { enumeration } from '../enumeration.ts';

export default enumeration('AccountType', {
  Reseller: 'Reseller',
  Company: 'Company',
  Department: 'Department',
  User: 'User',
  Product: 'Service',
});
