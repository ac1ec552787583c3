/** Whom people ask, and what the way there is called. */
import { expect, it } from 'vitest';
import { fallbackBranding } from '../brand/branding.ts';
import { supportAddresses, supportTexts, supportTitle } from './contacts.ts';

const brand = {
  ...fallbackBranding,
  support_url: 'https://help.example/',
  login_support_phone_number: '+49 1',
  support_contact_info: { email: 'help@brand.example', workdays_main: '1-5' },
  support_details: { workdays_main_time: '08:00–18:00', imprint: 7 },
};

it('what a marketplace keeps wins whole; without any it is what the brand says', () => {
  const kept = { SupportSalesEmail: 'sales@seller.example' };
  expect(supportTexts(kept, brand)).toEqual(kept);
  const ofBrand = {
    SupportUrl: 'https://help.example/',
    SupportPhoneNumber: '+49 1',
    SupportTechnicalEmail: 'help@brand.example',
    SupportWorkingDaysRegular: '1-5',
    SupportWorkingHoursRegular: '08:00–18:00',
  };
  for (const none of [undefined, {}, { Imprint: ' ' }]) expect(supportTexts(none, brand)).toEqual(ofBrand);
  expect(supportTexts(undefined, { ...fallbackBranding, support_details: 'ask us' })).toEqual({});
});

it.each([
  [{ SupportButtonText: ' Ask us ', SupportSalesEmail: 's@x.example' }, { own: 'Ask us' }],
  [{ SupportPhoneNumber: '1', SupportSalesEmail: 's@x.example' }, { asks: 'support' }],
  [{ SupportSalesEmail: 's@x.example' }, { asks: 'sales' }],
  [{ SupportButtonText: ' ', SupportSalesPhoneNumber: '7' }, { asks: 'sales' }],
  [{}, { asks: 'support' }],
])('%j is called %j (LAY-28)', (texts, title) => expect(supportTitle(texts)).toEqual(title));

it('a script is no address', () => {
  const texts = { SupportUrl: 'javascript:alert(1)', KnowledgeBaseUrl: 'https://know.example' };
  expect(supportAddresses(texts)).toEqual({ portal: undefined, knowledgeBase: 'https://know.example/' });
});
