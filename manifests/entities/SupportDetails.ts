/** Whom to ask for help, by phone, mail and address (ENT-56). */
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
    SupportTechnicalEmail: text,
    SupportWorkingHoursRegular: text,
    SupportWorkingDaysRegular: text,
    SupportWorkingHoursOthers: text,
    SupportWorkingDaysOthers: text,
    SupportSalesPhoneNumber: text,
    SupportSalesEmail: text,
    SupportBillingPhoneNumber: text,
    SupportBillingEmail: text,
  }),
);
