/** What a subscription of "Mailbox Business" shows on top of any subscription. */
import { container, field, generalLayout, page } from '../layout.ts';

const mailboxes = container(
  'mailboxes',
  ['Mailboxes', 'Postfächer', 'Skrzynki pocztowe'],
  [
    field('MailDomain', 'Text', ['Mail domain', 'E-Mail-Domäne', 'Domena pocztowa'], {
      IsRequired: true,
      MinLength: 4,
      MaxLength: 253,
    }),
    field(
      'MailboxSize',
      'Number',
      ['Size of a mailbox in GB', 'Größe eines Postfachs in GB', 'Rozmiar skrzynki w GB'],
      {
        Minimum: 1,
        Maximum: 500,
      },
    ),
    field('Aliases', 'Tags', ['Further addresses', 'Weitere Adressen', 'Dodatkowe adresy']),
    field('WebmailAddress', 'Url', ['Webmail', 'Webmail', 'Poczta w przeglądarce'], { IsReadOnly: true }),
  ],
);

const protection = container(
  'mailProtection',
  ['Protection', 'Schutz', 'Ochrona'],
  [
    field('SpamProtection', 'Combobox', ['Spam filter', 'Spamfilter', 'Filtr spamu'], { EnumName: 'SpamProtection' }),
    field('MailArchive', 'Checkbox', [
      'Keep every message for ten years',
      'Jede Nachricht zehn Jahre aufbewahren',
      'Przechowuj każdą wiadomość przez dziesięć lat',
    ]),
    field(
      'LastDeliveryUtc',
      'DateTimeUtc',
      ['Last message delivered', 'Letzte Zustellung', 'Ostatnia dostarczona wiadomość'],
      {
        IsReadOnly: true,
      },
    ),
  ],
);

export default generalLayout(
  'Product',
  [page('mail', ['Mailboxes', 'Postfächer', 'Skrzynki pocztowe'], [mailboxes, protection])],
  'Mailbox Business',
);
