/** The secrets that calls carry: what people give with them, and what the server hands out. */
import type { Secret } from './leaks.ts';

/** By the names of inputs. */
const given: Readonly<Record<string, Secret['what']>> = {
  password: 'password',
  currentPassword: 'password',
  newPassword: 'password',
  token: 'token of a link',
  chatToken: 'token of the chat',
  mfaToken: 'code of a factor',
  code: 'code of a provider',
  subId: 'ticket of an identity',
};

/** A code of six digits that could be the number of an account as well would be found everywhere. */
const couldBeAccount = /^10\d{4}$/;

/** @param accepted whether the server took it: a guessed code is no secret. */
export function secretsGiven(input: unknown, accepted: boolean): readonly Secret[] {
  return Object.entries(objectOf(input)).flatMap(([name, text]): readonly Secret[] => {
    const what = given[name];
    if (!what || typeof text !== 'string') return [];
    if (what !== 'code of a factor') return [{ what, text }];
    if (!/^\d+$/.test(text)) return [{ what: 'recovery code', text }];
    return accepted && !couldBeAccount.test(text) ? [{ what, text }] : [];
  });
}

export function secretsAnswered(operation: string, body: unknown): readonly Secret[] {
  const { data } = objectOf(body);
  if (operation === 'Account/SetupTwoFactorMethod') {
    const { Secret: text } = objectOf(data);
    return typeof text === 'string' ? [{ what: 'key of an app', text }] : [];
  }
  if (operation === 'Account/CreateRecoveryCodes' && Array.isArray(data))
    return data.map((text) => ({ what: 'recovery code', text }));
  return [];
}

/** @param line the value of a Set-Cookie header; every cookie of ours is a secret. */
export function secretOfCookie(line: string): readonly Secret[] {
  const text = /^[^=]+=([^;]+)/.exec(line)?.[1];
  return text ? [{ what: 'cookie', text }] : [];
}

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
