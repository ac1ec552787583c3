/** Whom to ask for help, by phone, mail and address (ENT-56), with the hours, the zone that they are told in, and a note beside each contact. */
import { Type } from 'typebox';
import { entity } from '#define';

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
