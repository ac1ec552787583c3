/** Every mail of the product, as a mail program shows it, in the language and the brand of the toolbar. */
import type { Language } from '../../src/rules/limits.ts';
import { type MailTemplate, writeMail } from '../../src/server/mail/layout.ts';
import { companyEndMail, companyGoesOnMail } from '../../src/server/mail/templates/company-end.ts';
import { invoiceIssuedMail } from '../../src/server/mail/templates/invoices.ts';
import { keywordsFoundMail, termsEndMail } from '../../src/server/mail/templates/notifications.ts';
import { oldRatesMail } from '../../src/server/mail/templates/old-rates.ts';
import {
  orderApprovedMail,
  orderDeclinedMail,
  orderWaitsMail,
  partsEndedMail,
} from '../../src/server/mail/templates/orders.ts';
import { provisioningEscalatedMail, provisioningFailedMail } from '../../src/server/mail/templates/provisioning.ts';
import { quoteAnsweredMail, quoteSentMail } from '../../src/server/mail/templates/quotes.ts';
import { reportMail, reportStoppedMail } from '../../src/server/mail/templates/reports.ts';
import * as signIn from '../../src/server/mail/templates/sign-in.ts';
import { supportMail } from '../../src/server/mail/templates/support-message.ts';
import styles from './mails.module.css';

export default { title: 'Mails', tags: ['sweep'], parameters: { controls: { disable: true } } };

interface Given {
  readonly globals: { readonly locale?: Language; readonly brand?: string };
}

const mail = (write: MailTemplate) => ({
  render: (_arguments: unknown, { globals }: Given) => {
    const brand = {
      title: 'Nordlicht Cloud',
      color: `#${globals.brand ?? '1867c0'}`,
      publicUrl: 'https://portal.example',
    };
    const { subject, html } = writeMail(write, brand, globals.locale ?? 'en', 'Margarethe Brückner');
    return (
      <article className={styles['mail']}>
        <h1>{subject}</h1>
        <iframe title={subject} srcDoc={html} />
      </article>
    );
  },
});

const token = 'qZ8t3nVw5mYk2PzR7xLb9JdG';

export const ChooseANewPassword = mail(signIn.resetMail('mbrueckner', token));
export const Invitation = mail(signIn.invitationMail('mbrueckner', token, 'Donau-Dampfschifffahrtsgesellschaft mbH'));
export const ConfirmAnAddress = mail(signIn.confirmEmailMail(token));
export const Code = mail(signIn.codeMail('482913'));
export const NewSignIn = mail(
  signIn.newSignInMail({
    time: '23 November 2026, 08:12 UTC',
    address: '203.0.113.7',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  }),
);
export const PasswordChanged = mail(signIn.passwordChangedMail);
export const AddressChanges = mail(signIn.emailChangesMail('m.brueckner@donau.example'));
export const SignOnLinked = mail(signIn.signOnLinkedMail);
export const SignOnUnlinked = mail(signIn.signOnUnlinkedMail('Company account'));
export const FactorAdded = mail(signIn.factorAddedMail('My phone'));
export const FactorRemoved = mail(signIn.factorRemovedMail('My phone'));
export const FactorsRemoved = mail(signIn.factorsRemovedMail);
export const FactorRenamed = mail(signIn.factorRenamedMail('My phone', 'Old phone'));
export const RecoveryCodesMade = mail(signIn.recoveryCodesMadeMail);
export const RecoveryCodeUsed = mail(signIn.recoveryCodeUsedMail(3));
export const MessageToSupport = mail(
  supportMail({
    subject: 'An invoice is missing',
    text: 'The invoice of October is not there.\nWhere do I find it?',
    user: { name: 'Margarethe Brückner', username: 'mbrueckner', company: 'Donau-Dampfschifffahrtsgesellschaft mbH' },
    replyTo: 'm.brueckner@donau.example',
    about: 'billing',
    files: ['Rechnung-2026-10.pdf'],
    address: 'https://portal.example/v/#/account/100734',
    requestId: '7f3a-91c2',
  }),
);

const donau = 'Donau-Dampfschifffahrtsgesellschaft mbH';
const order = {
  number: 'O-2026-00042',
  payer: donau,
  creator: 'Margarethe Brückner',
  value: '12,480.00 EUR',
  reason: undefined,
};
export const OrderWaits = mail(orderWaitsMail(order));
export const OrderApproved = mail(orderApprovedMail({ ...order, reason: 'Agreed by phone' }));
export const PartsEnded = mail(
  partsEndedMail({
    service: () => 'Workplace Complete',
    parts: [
      { name: 'Mailbox Business', hasEnded: true },
      { name: 'Virtual Desktop Plus', hasEnded: false },
    ],
  }),
);
export const OrderDeclined = mail(orderDeclinedMail({ ...order, reason: 'The budget of this year is used up.' }));

const request = {
  number: 4711,
  service: () => 'Nordlicht Backup 365',
  customer: donau,
  problem: () => 'The domain donau.example belongs to another tenant.',
};
export const ProvisioningFailed = mail(provisioningFailedMail(request));
export const ProvisioningEscalated = mail(provisioningEscalatedMail(request));

const invoice = {
  id: 1,
  kind: 'Invoice',
  number: 'NL-2026-000318',
  seller: 'Nordlicht Distribution',
  total: '1,904.00 EUR',
  due: '2026-12-14',
  corrected: undefined,
  reason: undefined,
} as const;
export const InvoiceIssued = mail(invoiceIssuedMail(invoice));
export const CreditNoteIssued = mail(
  invoiceIssuedMail({
    ...invoice,
    kind: 'CreditNote',
    number: 'NL-2026-G00007',
    total: '-119.00 EUR',
    due: undefined,
    corrected: invoice.number,
    reason: 'Charged twice',
  }),
);

const quote = {
  id: 7,
  number: 'Q-2026-0031',
  version: 2,
  name: 'Backup for all branches',
  seller: 'Nordlicht Distribution',
  buyer: donau,
  validUntil: '2026-12-31',
  value: '8,640.00 EUR',
  isAccepted: true,
  by: 'Margarethe Brückner',
  reason: undefined,
};
export const QuoteSent = mail(quoteSentMail(quote, undefined));
export const QuoteSentWithLink = mail(quoteSentMail(quote, token));
export const QuoteAccepted = mail(quoteAnsweredMail(quote));
export const QuoteDeclined = mail(quoteAnsweredMail({ ...quote, isAccepted: false, reason: 'Too dear for us' }));

const term = { accountId: 100_801, name: 'Nordlicht Backup 365', ends: '2027-01-01', isRenewed: true };
export const TermEnds = mail(termsEndMail([term]));
export const TermsEnd = mail(termsEndMail([term, { ...term, name: 'Hanse Mail Business', isRenewed: false }]));
export const KeywordsFound = mail(
  keywordsFoundMail(
    100_734,
    ['Rechnung', 'Szőke'],
    [{ event: 'Account changed', target: donau, user: 'jpetersen', at: '2026-11-23 08:12' }],
    12,
  ),
);

export const CompanyEnds = mail(companyEndMail(donau, new Date('2027-02-01T00:00:00Z')));
export const CompanyGoesOn = mail(companyGoesOnMail(donau));
export const OldRates = mail(oldRatesMail(new Date('2026-11-20T15:00:00Z')));

const report = {
  name: 'Sales of the month',
  planner: 'Jonas Petersen',
  note: 'October 2026, EUR',
  rows: 214,
  isAttached: true,
  place: '/reports?report=Sales',
};
export const Report = mail(reportMail(report));
export const ReportTooLarge = mail(reportMail({ ...report, rows: 214_000, isAttached: false }));
export const ReportWithoutRows = mail(reportMail({ ...report, rows: 0 }));
export const ReportStopped = mail(reportStoppedMail({ name: report.name, why: 'NoRight' }));
