/** What a company or reseller is, how to reach it and who looks after it. */
import { container, field } from '../layout.ts';

export const identity = container('identity', 'Company', [
  field('CompanyName', 'Text', 'Company name', { IsRequired: true, MaxLength: 100 }),
  field('LegalForm', 'Combobox', 'Legal form', { EnumName: 'LegalForm' }),
  field('CompanyRegister', 'Identifier', 'Company register', {
    MaxLength: 60,
    help: 'Number and court or register, as on the letterhead.',
  }),
  field('Industry', 'Combobox', 'Industry', { EnumName: 'Industry' }),
  field('EmployeeCount', 'Number', 'Employees', {
    Minimum: 1,
    Maximum: 5_000_000,
    With: { whole: true },
  }),
  field('Website', 'Url', 'Website', { MaxLength: 254 }),
]);

export const contact = container('contact', 'Contact', [
  field('MainContact', 'AccountLink', 'Main contact', {
    IsReadOnly: true,
  }),
  field('Email', 'Email', 'E-mail', { MaxLength: 254 }),
  field('Phone', 'Phone', 'Phone'),
]);

export const relationship = container('relationship', 'Relationship', [
  field('AccountManager', 'AccountLink', 'Account manager', {
    IsReadOnly: true,
  }),
  field('CustomerNumber', 'Identifier', 'Own customer number', {
    MaxLength: 30,
    help: 'The number under which your own systems know this customer.',
  }),
  field('CustomerSince', 'Date', 'Customer since'),
  field('Interests', 'MultiCombobox', 'Interested in', {
    EnumName: 'ServiceInterest',
  }),
  field('Tags', 'Tags', 'Tags'),
]);
