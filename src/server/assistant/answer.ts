/** How the portal's own chat bot answers: accounts that are named, the user's own data, then its help; all with the user's rights. */
import type { ChatBotAnswer } from '../../../manifests/entities/ChatBot.ts';
import type GetSupportDetails from '../../../manifests/operations/Account/GetSupportDetails.ts';
import type SearchAccounts from '../../../manifests/operations/Account/SearchAccounts.ts';
import type GetJobs from '../../../manifests/operations/Job/GetJobs.ts';
import type { SignInContext } from '../../define/contract/handler.ts';
import type { AnyOperation, DataOf, InputOf } from '../../define/contract/operation.ts';
import type { Static } from '../../define/contract/schema.ts';
import { meets } from '../../rules/access/capabilities.ts';
import { showWeekdays } from '../../rules/format/weekdays.ts';
import { showHours } from '../../rules/support/working-hours.ts';
import { formatLocale } from '../../rules/text/language.ts';
import { findTopics, unknownWords, wordsOf } from './find-topic.ts';
import { type Topic, topicsOf } from './topics.ts';

type Answer = Static<typeof ChatBotAnswer>;
type Link = Answer['Links'][number];

/** What it tells of the caller's own data, beside the topics that it explains. */
type Told = Pick<Topic, 'title' | 'words'> & { tell(): Promise<Answer> };

/** How many accounts, links and further questions one answer names. */
const most = 4;

export function greeting(context: SignInContext): Answer {
  const { t, topics } = knowledgeOf(context);
  return {
    Text: t(
      'Hello! I know the help of this portal, and what you may see in it. Ask me how something is done, or for an account by its name.',
    ),
    Links: [],
    Suggestions: [t('Whom do I ask for help?'), ...titles(topics)].slice(0, most),
  };
}

export async function answerTo(question: string, context: SignInContext): Promise<Answer> {
  const { t, topics, told } = knowledgeOf(context);
  const all: readonly (Topic | Told)[] = [...told, ...topics];
  const found = findTopics(question, all);
  const filling = wordsOf(
    t(
      'find show search open where what which who how can the and for with account company user called named are about please',
    ),
  );
  // What no topic knows may be a name.
  const names = unknownWords(question, all, filling);
  const accounts = names.length > 0 ? await accountsCalled(names.join(' '), context) : [];
  const [first] = found;
  // Words that every sentence has do not tell what it is about.
  const telling = unknownWords(question, [], filling);
  if (accounts.length > 0 && (first === undefined || names.length >= telling.length / 2))
    return { Text: t('These accounts fit:'), Links: accounts, Suggestions: [] };
  if (first === undefined)
    return {
      Text: t(
        'I do not know that. I can explain these things, or look for an account by its name; people answer everything else.',
      ),
      Links: [{ Title: t('Contact support'), Address: '/contact-support' }],
      Suggestions: titles(topics).slice(0, most),
    };
  if ('tell' in first) return first.tell();
  const others = found.slice(1).filter((topic): topic is Topic => 'address' in topic);
  return {
    Text: first.text,
    Links: [{ Title: first.title, Address: first.address }],
    Suggestions: titles(others).slice(0, most),
  };
}

/** What the caller may be told, in his language. */
function knowledgeOf(context: SignInContext) {
  const { UserAccountId, Capability } = context.session.user;
  const t = (text: string): string => context.text(text);
  const topics = topicsOf(t, UserAccountId).filter(({ needs }) => needs === undefined || meets(Capability, needs));
  return { t, topics, told: toldBy(context) };
}

const titles = (topics: readonly Topic[]): readonly string[] => topics.map(({ title }) => title);

function toldBy(context: SignInContext): readonly Told[] {
  const t = (text: string): string => context.text(text);
  return [
    {
      title: t('Whom do I ask for help?'),
      words: t('support help contact phone call number hotline e-mail person human sales billing invoice problem'),
      tell: () => supportOf(context),
    },
    {
      title: t('Who am I?'),
      words: t('name role rights who signed in'),
      tell: async () => ownFacts(context),
    },
    {
      title: t('What is running?'),
      words: t('running waiting progress jobs state finished'),
      tell: () => jobsOf(context),
    },
  ];
}

function ownFacts(context: SignInContext): Answer {
  const { UserAccountId, UserAccount, Username, CompanyAccount } = context.session.user;
  return {
    Text: context.text('You are {name}, signed in as {username}, and belong to {company}.', {
      name: UserAccount.DisplayName,
      username: Username,
      company: CompanyAccount.DisplayName,
    }),
    Links: [{ Title: context.text('Own account'), Address: `/account/${UserAccountId}` }],
    Suggestions: [],
  };
}

async function supportOf(context: SignInContext): Promise<Answer> {
  const details = await ask<typeof GetSupportDetails>(context, 'Account/GetSupportDetails', {});
  const phone = (title: string, number: string | undefined): Link[] =>
    number ? [{ Title: `${title}: ${number}`, Address: `tel:${number.replace(/[^+\d]/g, '')}` }] : [];
  const mail = (title: string, address: string | undefined): Link[] =>
    address ? [{ Title: `${title}: ${address}`, Address: `mailto:${address}` }] : [];
  const [support, sales, billing] = [context.text('Support'), context.text('Sales'), context.text('Billing')];
  const locale = formatLocale(context.language, [], context.session.user.CompanyAccount.Country);
  const days = showWeekdays(details.SupportWorkingDaysRegular ?? '', locale);
  const hours = [days, showHours(details.SupportWorkingHoursRegular ?? '', locale)].filter(Boolean).join(', ');
  return {
    Text: hours ? context.text('People help you here: {hours}.', { hours }) : context.text('People help you here:'),
    Links: [
      ...phone(support, details.SupportPhoneNumber),
      ...mail(support, details.SupportTechnicalEmail),
      ...phone(sales, details.SupportSalesPhoneNumber),
      ...mail(sales, details.SupportSalesEmail),
      ...phone(billing, details.SupportBillingPhoneNumber),
      ...mail(billing, details.SupportBillingEmail),
      { Title: context.text('Contact support'), Address: '/contact-support' },
    ],
    Suggestions: [],
  };
}

async function jobsOf(context: SignInContext): Promise<Answer> {
  const { TotalCount, Items } = await ask<typeof GetJobs>(context, 'Job/GetJobs', {
    states: ['Queued', 'Running'],
    limit: most,
  });
  const names = Items.map(({ Title }) => Title).join(', ');
  return {
    Text:
      TotalCount === 0
        ? context.text('Nothing of yours is running or waiting.')
        : context.text('Running or waiting: {count}. {names}', { count: TotalCount ?? Items.length, names }),
    Links: [{ Title: context.text('My jobs'), Address: '/jobs' }],
    Suggestions: [],
  };
}

async function accountsCalled(searchString: string, context: SignInContext): Promise<Link[]> {
  const found = await ask<typeof SearchAccounts>(context, 'Account/SearchAccounts', { searchString, maxRows: most });
  return found.map(({ AccountId, DisplayName, Above }) => ({
    Title: Above ? `${DisplayName} (${Above})` : DisplayName,
    Address: `/account/${AccountId}`,
  }));
}

const ask = <Op extends AnyOperation>(context: SignInContext, name: Op['operation'], input: InputOf<Op>) =>
  context.perform(name, input) as Promise<DataOf<Op>>;
