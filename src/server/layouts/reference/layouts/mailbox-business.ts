/** What a subscription of "Mailbox Business" shows on top of any subscription. */
import { container, field, generalLayout, page } from '../layout.ts';

const mailboxes = container('mailboxes', 'Mailboxes', [
  field('MailDomain', 'Text', 'Mail domain', {
    IsRequired: true,
    MinLength: 4,
    MaxLength: 253,
  }),
  field('MailboxSize', 'Number', 'Size of a mailbox in GB', {
    Minimum: 1,
    Maximum: 500,
  }),
  field('Aliases', 'ValueList', 'Further addresses', { With: { as: 'Email', most: 50 } }),
  field('WebmailAddress', 'Url', 'Webmail', { IsReadOnly: true }),
]);

const protection = container('mailProtection', 'Protection', [
  field('SpamProtection', 'Combobox', 'Spam filter', { EnumName: 'SpamProtection' }),
  field('MailArchive', 'Checkbox', 'Keep every message for ten years'),
  field('LastDeliveryUtc', 'DateTimeUtc', 'Last message delivered', {
    IsReadOnly: true,
  }),
]);

export default generalLayout('Product', [page('mail', 'Mailboxes', [mailboxes, protection])], 'Mailbox Business');
