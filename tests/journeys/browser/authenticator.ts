/** An authenticator app in the hand of the test: oathtool where it is installed, which shares no code with the product; else otplib. */
import { execFileSync } from 'node:child_process';
import { codeOf } from '../../database/factors.ts';

/** The code of a key now, or some steps of 30 seconds away. */
export function appCode(key: string, steps = 0): string {
  const secret = key.replace(/\s/g, '');
  const time = `@${Math.floor(Date.now() / 1000) + steps * 30}`;
  try {
    return execFileSync('oathtool', ['--totp', '--base32', '--now', time, secret], { encoding: 'utf8' }).trim();
  } catch {
    return codeOf(secret, steps);
  }
}
