/** What people type as a code, brought into the form that counts. */

const noise = /[\s\u00a0.–—-]/g;

/** Six digits, however they were grouped; undefined for anything else. */
export function digitsOf(typed: string): string | undefined {
  const code = typed.replace(noise, '').normalize('NFKC');
  return /^\d{6}$/.test(code) ? code : undefined;
}

/** Three groups of four, whatever case and dashes were typed; undefined for anything else. */
export function recoveryCodeOf(typed: string): string | undefined {
  const code = typed.replace(noise, '').toLowerCase();
  return /^[a-z2-9]{12}$/.test(code) ? code.replace(/(.{4})(?=.)/g, '$1-') : undefined;
}
