/** What is wrong with a web address, an e-mail address or a phone number that is there. */
import { isAddress } from '../kinds/Email.ts';
import { isPhone } from '../kinds/Phone.ts';
import { safeAddress } from '../text/web-address.ts';
import { fieldTexts } from './field-texts.ts';
import type { Problem } from './problem.ts';

export type ContactCheck = (text: string) => Problem | undefined;

export const webProblem: ContactCheck = (text) =>
  safeAddress(text) ? undefined : { text: fieldTexts.webAddress, parameters: { example: 'https://www.example.com' } };
export const mailProblem: ContactCheck = (text) =>
  isAddress(text) ? undefined : { text: fieldTexts.email, parameters: { example: 'name@example.com' } };
export const phoneProblem: ContactCheck = (text) =>
  isPhone(text) ? undefined : { text: fieldTexts.phone, parameters: { example: '+49 30 901820' } };
