/** What follows from the country of a company: places, numbers, money and who works there. */
import type { Culture } from './cultures/culture.ts';
import type { Random } from './random.ts';

export interface Town {
  readonly postalCode: string;
  readonly city: string;
}

export interface Country {
  readonly code: string;
  readonly culture: Culture;
  readonly dial: string;
  readonly currency: string;
  readonly places: readonly Town[];
  /** Patterns, `#` for a digit. */
  readonly vat: string;
  readonly register: string;
  /** The account number behind country code and check digits; '' where there are no IBANs. */
  readonly account: string;
}

/** Places are written as "1020 = Wien, 4020 = Linz". */
export const country = (
  code: string,
  culture: Culture,
  dial: string,
  currency: string,
  { places, ...numbers }: Pick<Country, 'vat' | 'register' | 'account'> & { readonly places: string },
): Country => ({
  code,
  culture,
  dial,
  currency,
  places: places.split(', ').map((place) => {
    const [postalCode = '', city = ''] = place.split(' = ');
    return { postalCode, city };
  }),
  ...numbers,
});

export const phoneIn = ({ dial }: Country, chance: Random): string =>
  chance.digits(`${dial} ${chance.whole(2, 9)}# ### ####`);

/** An account number whose check digits are right (ISO 13616). */
export function ibanIn({ code, account }: Country, chance: Random): string | undefined {
  if (!account) return undefined;
  const number = chance.digits(account);
  return `${code}${String(98 - remainder(`${number}${code}00`)).padStart(2, '0')}${number}`;
}

/** Letters count as 10 to 35, and the whole as one number modulo 97. */
export function remainder(text: string): number {
  const digits = [...text].map((character) => Number.parseInt(character, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}
