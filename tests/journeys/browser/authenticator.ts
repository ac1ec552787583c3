/** An authenticator app in the hand of the test: oathtool where it is installed, which shares no code with the product; else otplib. */
import { execFileSync } from 'node:child_process';
import { codeOf } from '../../database/factors.ts';

/** So long at least a code stays what it is: who types it should not see it grow old before it is looked at. */
const leastSeconds = 5;

/** The code of a key now, or some steps of 30 seconds away; where a step is nearly over, of the next one. */
export async function appCode(key: string, steps = 0): Promise<string> {
  const left = 30 - ((Date.now() / 1000) % 30);
  if (left < leastSeconds) await new Promise((resolve) => setTimeout(resolve, left * 1000));
  const secret = key.replace(/\s/g, '');
  const time = `@${Math.floor(Date.now() / 1000) + steps * 30}`;
  try {
    return execFileSync('oathtool', ['--totp', '--base32', '--now', time, secret], { encoding: 'utf8' }).trim();
  } catch {
    return codeOf(secret, steps);
  }
}
