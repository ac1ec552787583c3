/** Numbers of bank accounts and of banks. */
import { fieldTexts } from '../field-texts.ts';
import type { Problem } from '../problem.ts';

/** ISO 13616: country and check digits behind the rest, letters as numbers from 10, and the whole leaves 1 when divided by 97. */
export function ibanProblem(value: string): Problem | undefined {
  const plain = value.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain)) {
    return { text: fieldTexts.iban, parameters: { example: 'AT61 1904 3002 3457 3201' } };
  }
  const digits = (plain.slice(4) + plain.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n ? undefined : { text: fieldTexts.checkDigits };
}

/** ISO 9362: bank, country, place, and a branch that may be absent. */
export const bicProblem = (value: string): Problem | undefined =>
  /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/i.test(value.trim())
    ? undefined
    : { text: fieldTexts.bic, parameters: { example: 'DEUTDEFF500' } };
