/** Whom to ask for help, by phone, mail and address (ENT-56), with the hours, the zone that they are told in, and a note beside each contact. */
import { Type } from 'typebox';
import { entity } from '#define';
import { timeOfDay } from './timeOfDay.ts';
import { version } from './version.ts';

const text = Type.Optional(Type.String());

export const SupportDetails = entity(
  'SupportDetails',
  Type.Object({
    SupportUrl: text,
    KnowledgeBaseUrl: text,
    Imprint: text,
    SupportButtonText: text,
    SupportPhoneNumber: text,
    SupportPhoneNote: text,
    SupportTechnicalEmail: text,
    SupportTechnicalNote: text,
    /** Hours as '08:00–18:00' or '08:00–12:00, 13:00–17:00', days as '1-5': then it is told whether support is open. Other words are shown as they are. */
    SupportWorkingHoursRegular: text,
    SupportWorkingDaysRegular: text,
    SupportWorkingHoursOthers: text,
    SupportWorkingDaysOthers: text,
    /** Where the hours are told, such as 'Europe/Berlin'. */
    SupportTimeZone: text,
    SupportSalesPhoneNumber: text,
    SupportSalesPhoneNote: text,
    SupportSalesEmail: text,
    SupportSalesNote: text,
    SupportBillingPhoneNumber: text,
    SupportBillingPhoneNote: text,
    SupportBillingEmail: text,
    SupportBillingNote: text,
  }),
);

const line = (maxLength: number) => Type.Optional(Type.String({ maxLength, pattern: '^[^\\r\\n]*$' }));
const address = line(500);
const mail = line(254);
const phone = line(40);
const time = Type.Optional(Type.Union([timeOfDay, Type.Literal('')]));

/** What a marketplace or reseller writes down; an empty text takes one away, and what is left out stays. */
export const supportChoice = {
  SupportUrl: address,
  KnowledgeBaseUrl: address,
  Imprint: Type.Optional(Type.String({ maxLength: 2000 })),
  SupportButtonText: line(60),
  SupportPhoneNumber: phone,
  SupportPhoneNote: line(120),
  SupportTechnicalEmail: mail,
  SupportTechnicalNote: line(120),
  /** Either the times at which it opens and closes, or the hours in other words. */
  SupportOpensRegular: time,
  SupportClosesRegular: time,
  SupportWorkingHoursRegular: line(120),
  SupportWorkingDaysRegular: line(120),
  SupportOpensOthers: time,
  SupportClosesOthers: time,
  SupportWorkingHoursOthers: line(120),
  SupportWorkingDaysOthers: line(120),
  SupportTimeZone: line(60),
  SupportSalesPhoneNumber: phone,
  SupportSalesPhoneNote: line(120),
  SupportSalesEmail: mail,
  SupportSalesNote: line(120),
  SupportBillingPhoneNumber: phone,
  SupportBillingPhoneNote: line(120),
  SupportBillingEmail: mail,
  SupportBillingNote: line(120),
};

/** The same of one account, as its editor sees it: hours that are one span as the times of its ends. */
export const OwnSupportDetails = entity(
  'OwnSupportDetails',
  Type.Object({
    AccountId: Type.Integer(),
    ...(Object.fromEntries(Object.keys(supportChoice).map((name) => [name, text])) as Record<
      keyof typeof supportChoice,
      typeof text
    >),
    Version: version,
  }),
);

export const supportChoiceExample = {
  SupportPhoneNumber: '+43 1 555 0100',
  SupportTechnicalEmail: 'help@nordlicht.example',
  SupportWorkingDaysRegular: '1-5',
  SupportOpensRegular: '08:00',
  SupportClosesRegular: '18:00',
  SupportTimeZone: 'Europe/Vienna',
};
