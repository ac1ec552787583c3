/** Forms of codes as patterns: `#` is a digit, `@` a letter, `*` either; several forms are separated by `|`. */

const signs: Readonly<Record<string, string>> = { '#': '\\d', '@': '[A-Z]', '*': '[A-Z0-9]' };
const compiled = new Map<string, RegExp>();

/** Without the marks that people put between groups, and in capitals. */
export const plainCode = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase();

function expressionOf(form: string): RegExp {
  const known = compiled.get(form);
  if (known) return known;
  const parts = form.split('|').map((one) => [...plainCode(one)].map((sign) => signs[sign] ?? sign).join(''));
  const made = new RegExp(`^(?:${parts.join('|')})$`);
  compiled.set(form, made);
  return made;
}

export const fitsForm = (form: string, text: string): boolean => expressionOf(form).test(plainCode(text));

/** '12345' for '#####', 'AB12' for '@@##': what the first form looks like. */
export function exampleOf(form: string): string {
  const [first = ''] = form.split('|');
  let digit = 0;
  let letter = 0;
  return first.replace(/[#@*]/g, (sign) =>
    sign === '@' ? String.fromCharCode(65 + (letter++ % 26)) : String(++digit % 10),
  );
}
