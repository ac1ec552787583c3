/** The view of a user. */
import { can } from '../../../../define/contract/capability.ts';
import { notes, terminationReason } from '../containers/terms.ts';
import { container, field, generalLayout, page } from '../layout.ts';

const person = container(
  'person',
  ['Person', 'Person', 'Osoba'],
  [
    field('Salutation', 'Combobox', ['Salutation', 'Anrede', 'Zwrot grzecznościowy'], { EnumName: 'Salutation' }),
    field('AcademicTitle', 'Text', ['Title', 'Titel', 'Tytuł'], { MaxLength: 40 }),
    field('Firstname', 'Text', ['First name', 'Vorname', 'Imię'], {
      IsRequired: true,
      MaxLength: 100,
      IsSignIn: true,
    }),
    field('Lastname', 'Text', ['Last name', 'Nachname', 'Nazwisko'], {
      IsRequired: true,
      MaxLength: 100,
      IsSignIn: true,
    }),
    field('Birthday', 'Date', ['Birthday', 'Geburtstag', 'Data urodzenia']),
  ],
);

const reach = container(
  'reach',
  ['Contact', 'Kontakt', 'Kontakt'],
  [
    field('Email', 'Email', ['E-mail', 'E-Mail', 'E-mail'], {
      IsRequired: true,
      MaxLength: 254,
      RemoteCheck: 'unique',
      NeedsSecondFactor: true,
      IsSignIn: true,
    }),
    field('NewEmail', 'Email', ['E-mail to be confirmed', 'Zu bestätigende E-Mail', 'E-mail do potwierdzenia'], {
      IsReadOnly: true,
      AtCreation: false,
      HideEmpty: true,
      help: [
        'Counts once the link that was sent there has been opened.',
        'Gilt, sobald der dorthin gesandte Link geöffnet wurde.',
        'Obowiązuje po otwarciu wysłanego tam linku.',
      ],
    }),
    field('Phone', 'Phone', ['Phone', 'Telefon', 'Telefon']),
    field('MobilePhone', 'Phone', ['Mobile phone', 'Mobiltelefon', 'Telefon komórkowy']),
    field('PreferredLanguage', 'Combobox', ['Language of messages', 'Sprache der Nachrichten', 'Język wiadomości'], {
      EnumName: 'InvoiceLanguage',
    }),
  ],
);

const work = container(
  'work',
  ['Work', 'Arbeit', 'Praca'],
  [
    field('JobTitle', 'Text', ['Job title', 'Position', 'Stanowisko'], { MaxLength: 100 }),
    field('JobFunction', 'Combobox', ['Works in', 'Arbeitsbereich', 'Obszar pracy'], { EnumName: 'JobFunction' }),
    field('Supervisor', 'AccountLink', ['Reports to', 'Vorgesetzt', 'Przełożony'], { IsReadOnly: true }),
    field('EmployeeNumber', 'Identifier', ['Employee number', 'Personalnummer', 'Numer pracownika'], { MaxLength: 20 }),
    field('Office', 'Text', ['Office', 'Büro', 'Biuro'], { MaxLength: 60 }),
    field('EntryDate', 'Date', ['With the company since', 'Im Unternehmen seit', 'W firmie od']),
  ],
);

const signIn = container(
  'signIn',
  ['Sign-in', 'Anmeldung', 'Logowanie'],
  [
    field('Username', 'Text', ['Username', 'Benutzername', 'Nazwa użytkownika'], {
      IsReadOnly: true,
      AtCreation: true,
      MaxLength: 254,
      RemoteCheck: 'unique',
      IsSignIn: true,
      help: [
        'For signing in. Without one the e-mail address is used.',
        'Für die Anmeldung. Ohne Angabe gilt die E-Mail-Adresse.',
        'Do logowania. Jeśli nie podano, obowiązuje adres e-mail.',
      ],
    }),
    field('Status', 'Status', ['Status', 'Status', 'Status'], {
      EnumName: 'UserStatus',
      NeedsSecondFactor: true,
      IsSignIn: true,
      AtCreation: false,
      Needs: { Update: can('USER_CHANGE_STATUS', 'Update') },
    }),
    field('IsAdministrator', 'Checkbox', ['Administrator', 'Administrator', 'Administrator'], {
      IsSignIn: true,
      Needs: { Update: can('USER_CHANGE_ADMIN_STATUS', 'Update') },
      help: [
        'May manage users, departments and services of the company.',
        'Darf Benutzer, Abteilungen und Services des Unternehmens verwalten.',
        'Może zarządzać użytkownikami, działami i usługami firmy.',
      ],
    }),
    field('PasswordChangedUtc', 'DateTimeUtc', ['Password changed', 'Kennwort geändert', 'Zmiana hasła'], {
      IsReadOnly: true,
    }),
    terminationReason,
  ],
);

export default generalLayout('User', [
  page('general', ['Person', 'Person', 'Osoba'], [person, reach, work]),
  page(
    'access',
    ['Sign-in and remarks', 'Anmeldung und Bemerkungen', 'Logowanie i uwagi'],
    [
      signIn,
      container(
        'remarks',
        ['Remarks', 'Bemerkungen', 'Uwagi'],
        [field('Tags', 'Tags', ['Tags', 'Schlagwörter', 'Znaczniki']), notes],
      ),
    ],
  ),
]);
