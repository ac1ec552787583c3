/** The page of the demo provider: name and password, or the way back without either. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as bodyOf } from 'node:stream/consumers';
import type Provider from 'oidc-provider';
import type { Language } from '../../../rules/limits.ts';
import { acceptedLanguage } from '../../../rules/text/language.ts';
import { translate } from '../../calls/texts.ts';
import { page } from './page.ts';

export const signOnPath = '/sign-on/';

export type PasswordCheck = (name: string, password: string) => Promise<boolean>;

export interface SignOnPageDeps {
  readonly name: string;
  readonly judge: PasswordCheck;
}

const most = 10_000;

/** @throws when the sign-on is unknown or over. */
export async function answerSignOn(
  provider: Provider,
  { name, judge }: SignOnPageDeps,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  await provider.interactionDetails(request, response);
  const language = acceptedLanguage(request.headers['accept-language']);
  if (request.method !== 'POST') return show(response, language, { provider: name });
  if (Number(request.headers['content-length'] ?? most) >= most) throw new Error('too large');
  const form = new URLSearchParams(await bodyOf(request));
  if (form.has('cancel')) {
    const refusal = { error: 'access_denied', error_description: 'cancelled' };
    return provider.interactionFinished(request, response, refusal);
  }
  const person = form.get('name')?.trim().toLowerCase() ?? '';
  if (!person || !(await judge(person, form.get('password') ?? '')))
    return show(response, language, { provider: name, person, refused: true });
  return provider.interactionFinished(request, response, { login: { accountId: person, amr: ['pwd'] } });
}

interface Shown {
  readonly provider: string;
  readonly person?: string;
  readonly refused?: true;
}

function show(response: ServerResponse, language: Language, shown: Shown): void {
  const t = (text: string) => translate(language, text);
  const content = page({
    language,
    provider: shown.provider,
    person: shown.person ?? '',
    alert: shown.refused ? t('The username or password does not match an account.') : undefined,
    words: {
      note: t('A stand-in for the identity provider of a company. It takes the sign-ins of the demo world.'),
      name: t('Username'),
      password: t('Password'),
      go: t('Sign in'),
      cancel: t('Cancel'),
    },
  });
  response
    .writeHead(shown.refused ? 401 : 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .end(content);
}
