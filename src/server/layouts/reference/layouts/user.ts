/** The view of a user. */
import { can } from '../../../../define/contract/capability.ts';
import { inContext } from '../../../../define/in-context.ts';
import { notes, terminationReason } from '../containers/terms.ts';
import { container, field, generalLayout, page } from '../layout.ts';

const person = container('person', 'Person', [
  field('Salutation', 'Combobox', 'Salutation', { EnumName: 'Salutation' }),
  field('AcademicTitle', 'Text', 'Title', { MaxLength: 40 }),
  field('Firstname', 'Text', 'First name', {
    IsRequired: true,
    MaxLength: 100,
    IsSignIn: true,
  }),
  field('Lastname', 'Text', 'Last name', {
    IsRequired: true,
    MaxLength: 100,
    IsSignIn: true,
  }),
  field('Birthday', 'Date', 'Birthday'),
]);

const reach = container('reach', 'Contact', [
  field('Email', 'Email', 'E-mail', {
    IsRequired: true,
    MaxLength: 254,
    RemoteCheck: 'unique',
    NeedsSecondFactor: true,
    IsSignIn: true,
  }),
  field('NewEmail', 'Email', 'E-mail to be confirmed', {
    IsReadOnly: true,
    AtCreation: false,
    HideEmpty: true,
    help: 'Counts once the link that was sent there has been opened.',
  }),
  field('Phone', 'Phone', 'Phone'),
  field('MobilePhone', 'Phone', 'Mobile phone'),
  field('PreferredLanguage', 'Combobox', 'Language of messages', {
    EnumName: 'InvoiceLanguage',
  }),
]);

const work = container('work', 'Work', [
  field('JobTitle', 'Text', 'Job title', { MaxLength: 100 }),
  field('JobFunction', 'Combobox', 'Works in', { EnumName: 'JobFunction' }),
  field('Supervisor', 'AccountLink', 'Reports to', { IsReadOnly: true }),
  field('EmployeeNumber', 'Identifier', 'Employee number', { MaxLength: 20 }),
  field('Office', 'Text', 'Office', { MaxLength: 60 }),
  field('EntryDate', 'Date', 'With the company since'),
]);

const signIn = container('signIn', 'Sign-in', [
  field('Username', 'Text', 'Username', {
    IsReadOnly: true,
    AtCreation: true,
    MaxLength: 254,
    RemoteCheck: 'unique',
    IsSignIn: true,
    help: 'For signing in. Without one the e-mail address is used.',
  }),
  field('Status', 'Status', 'Status', {
    EnumName: 'UserStatus',
    NeedsSecondFactor: true,
    IsSignIn: true,
    AtCreation: false,
    Needs: { Update: can('USER_CHANGE_STATUS', 'Update') },
  }),
  field('IsAdministrator', 'Checkbox', 'Administrator', {
    IsSignIn: true,
    Needs: { Update: can('USER_CHANGE_ADMIN_STATUS', 'Update') },
    help: 'May manage users, departments and services of the company.',
  }),
  field('PasswordChangedUtc', 'DateTimeUtc', inContext('Password changed', 'on a day'), {
    IsReadOnly: true,
  }),
  terminationReason,
]);

export default generalLayout('User', [
  page('general', 'Person', [person, reach, work]),
  page('access', 'Sign-in and remarks', [
    signIn,
    container('remarks', 'Remarks', [field('Tags', 'Tags', 'Tags'), notes]),
  ]),
]);
