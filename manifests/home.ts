/** Where people land; apart from shell.ts, because the sign-in page needs nothing else of it. */

/** The screen behind the logo and at the root. */
export const home = '/dashboard';

/** Where people land after sign-in; leads to home in any spelling (GUARD-15, A-9). */
export const landing = '/Dashboard';
