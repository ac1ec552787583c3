/** Settings from the environment, checked at start; a wrong one is told with what was found and what is allowed. */
import { resolve } from 'node:path';
import { editDistance } from '../rules/text/edit-distance.ts';
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly databaseServerUrl: string | undefined;
  readonly demo: boolean;
  readonly demoPassword: string | undefined;
  readonly demoSize: 'small' | '10k' | '1m';
  readonly brandingFile: string | undefined;
  readonly logLevel: string;
  readonly trustProxy: TrustedProxies;
  /** Without a slash at its end. */
  readonly publicUrl: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly secretKey: string | undefined;
  readonly ssoFile: string | undefined;
  /** Old addresses of the portal lead to its screens of today. */
  readonly legacyAddresses: boolean;
  /** Where tokens of the marketplace's chat bot come from; absent: the portal's own bot. */
  readonly chatBot: { readonly tokenUrl: string; readonly secret: string } | undefined;
  /** Whose pages may embed the portal. */
  readonly embedOrigins: readonly string[];
  /** Servers of vendors inside of the own network that connectors may call. */
  readonly connectorOrigins: readonly string[];
  /** Where daily exchange rates come from: an address or a file; absent: they are set by hand. */
  readonly exchangeRates: string | undefined;
}

/** Every setting: what it is for and what is allowed, as README and messages say it. */
export const settingRows = {
  PORT: { allowed: 'a number from 0 to 65535 (0: any free port)', standard: '8080', purpose: 'Port of the server' },
  HOST: { allowed: 'an address or host name', standard: '127.0.0.1', purpose: 'Address that the server listens on' },
  DATA_DIR: { allowed: 'a folder', standard: '.data', purpose: 'Where the embedded database lives' },
  DATABASE_URL: {
    allowed: 'postgres://user:password@host:port/database',
    standard: '',
    purpose:
      'Your own PostgreSQL (15 or newer) instead of the embedded one; the user owns the database and may create roles',
  },
  DATABASE_SERVER_URL: {
    allowed: 'postgres://user:password@host:port/database',
    standard: '',
    purpose: 'The restricted login of the server, when the owner may not create roles; the role may have any name',
  },
  DEMO: {
    allowed: 'on or off',
    standard: 'on with the embedded database, off with DATABASE_URL',
    purpose: 'Load and show the demo world',
  },
  DEMO_PASSWORD: { allowed: 'at least 12 characters', standard: 'random', purpose: 'Password of the demo sign-ins' },
  DEMO_SIZE: { allowed: 'small, 10k or 1m', standard: 'small', purpose: 'Number of accounts in a new demo world' },
  BRANDING_FILE: { allowed: 'a file', standard: '', purpose: 'Branding configuration served as config.gen.js' },
  LOG_LEVEL: {
    allowed: 'fatal, error, warn, info, debug, trace or silent',
    standard: 'info',
    purpose: 'How much is logged',
  },
  TRUST_PROXY: {
    allowed: 'off, the number of proxies in front (from 1 to 10), or their addresses and networks, separated by commas',
    standard: 'off',
    purpose: 'Proxies whose X-Forwarded-* headers are believed; with a number, nobody else may reach the port',
  },
  PUBLIC_URL: {
    allowed: 'an http or https address',
    standard: 'http://, HOST and PORT',
    purpose:
      'Address at which people reach the portal; links in e-mails begin with it, and only its pages may make calls',
  },
  SMTP_URL: {
    allowed: 'smtp://user:password@host:port or smtps://…',
    standard: '',
    purpose: 'Mail server; without one, e-mails wait in the outbox, which the marketplace owner can read',
  },
  MAIL_FROM: {
    allowed: 'an e-mail address',
    standard: 'no-reply@localhost',
    purpose: 'Sender of e-mails; needed with SMTP_URL',
  },
  SECRET_KEY: {
    allowed: 'at least 32 characters',
    standard: 'secret.key in DATA_DIR, made at the first start',
    purpose:
      'Encrypts second factors and waiting e-mails; the same on every server of one database; needed where DATABASE_URL has no password',
  },
  SSO_FILE: {
    allowed: 'a file',
    standard: '',
    purpose: 'Providers of single sign-on, a JSON list of id, name, issuer, client_id, client_secret and scope',
  },
  LEGACY_ADDRESSES: {
    allowed: 'on or off',
    standard: 'on',
    purpose: 'Old addresses, /#/…, lead to the screens of today; off where the former application answers them',
  },
  EMBED_ORIGINS: {
    allowed: 'origins such as https://host.example, separated by commas',
    standard: '',
    purpose: 'Host applications whose pages may embed the portal (src/shell/embedding); without one, no page may',
  },
  CONNECTOR_ORIGINS: {
    allowed: 'origins such as https://host.example, separated by commas',
    standard: '',
    purpose:
      'Servers inside of your own network that connectors of vendors may call; without one, only the public internet, by https',
  },
  EXCHANGE_RATES: {
    allowed: 'an http or https address, or a file, as the European Central Bank publishes them (eurofxref-daily.xml)',
    standard: '',
    purpose:
      'Where daily exchange rates come from, asked four times a day; without it they are set by hand in the administration',
  },
  CHAT_BOT_TOKEN_URL: {
    allowed: 'an https address, or http on this machine',
    standard: '',
    purpose: "Where tokens of the marketplace's chat bot come from; without it the portal's own bot answers",
  },
  CHAT_BOT_SECRET: {
    allowed: 'a text',
    standard: '',
    purpose: 'With what the chat bot knows this portal; needed with CHAT_BOT_TOKEN_URL',
  },
} as const;

export type SettingName = keyof typeof settingRows;
type Environment = Readonly<Record<string, string | undefined>>;

export class WrongSettings extends Error {}

/** @throws WrongSettings naming every wrong setting at once. */
export function readSettings(environment: Environment): Settings {
  const problems: string[] = misspelt(environment);
  const given = (name: SettingName): string | undefined => environment[name]?.trim() || undefined;
  const wrong = (name: SettingName, found: string): void => {
    problems.push(`${name} is "${found}"; allowed: ${settingRows[name].allowed}.${didYouMean(found, name)}`);
  };
  const choice = <T extends string>(name: SettingName, allowed: readonly T[], standard: T): T => {
    const found = given(name)?.toLowerCase();
    const value = allowed.find((one) => one === found);
    if (found !== undefined && value === undefined) wrong(name, found);
    return value ?? standard;
  };
  const url = (name: SettingName): string | undefined => {
    const found = given(name);
    if (found !== undefined && !/^postgres(ql)?:\/\/.+\/.+/.test(found)) wrong(name, found.replace(/:[^:@/]+@/, ':…@'));
    return found;
  };
  const port = Number(given('PORT') ?? settingRows.PORT.standard);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) wrong('PORT', given('PORT') ?? '');
  const databaseUrl = url('DATABASE_URL');
  const databaseServerUrl = url('DATABASE_SERVER_URL');
  const address = (name: SettingName, schemes: readonly string[]): string | undefined => {
    const found = given(name);
    if (found !== undefined && !(URL.canParse(found) && schemes.includes(new URL(found).protocol))) wrong(name, '…');
    return found;
  };
  const origins = (name: 'EMBED_ORIGINS' | 'CONNECTOR_ORIGINS'): readonly string[] => {
    const listed = (given(name) ?? '').split(/[\s,]+/).filter(Boolean);
    for (const found of listed)
      if (!isOrigin(found))
        problems.push(`${name} has "${found}"; allowed: ${settingRows[name].allowed}.${originIn(found)}`);
    return listed;
  };
  const embedOrigins = origins('EMBED_ORIGINS');
  const connectorOrigins = origins('CONNECTOR_ORIGINS');
  const ratesAt = given('EXCHANGE_RATES');
  const exchangeRates = ratesAt?.includes('://') ? address('EXCHANGE_RATES', ['http:', 'https:']) : ratesAt;
  const smtpUrl = address('SMTP_URL', ['smtp:', 'smtps:']);
  const mailFrom = given('MAIL_FROM');
  if (mailFrom === undefined ? smtpUrl !== undefined : !/^[^@\s]+@[^@\s]+$/.test(mailFrom))
    wrong('MAIL_FROM', mailFrom ?? '');
  const secretKey = given('SECRET_KEY');
  if (secretKey !== undefined && secretKey.length < 32) wrong('SECRET_KEY', '…');
  // The server's role gets its password from the owner's, or from the key; there is no third that only the operator knows.
  const makesRole = databaseUrl !== undefined && databaseServerUrl === undefined;
  if (makesRole && secretKey === undefined && !hasPassword(databaseUrl))
    problems.push(
      'DATABASE_URL has no password; set SECRET_KEY, or name the login of the server in DATABASE_SERVER_URL.',
    );
  const chatBotUrl = address('CHAT_BOT_TOKEN_URL', ['https:', 'http:']);
  const chatBotSecret = given('CHAT_BOT_SECRET');
  if (chatBotUrl !== undefined && !isSafeAddress(chatBotUrl)) wrong('CHAT_BOT_TOKEN_URL', '…');
  if ((chatBotUrl === undefined) !== (chatBotSecret === undefined))
    problems.push('CHAT_BOT_TOKEN_URL and CHAT_BOT_SECRET belong together; only one of them is set.');
  const proxies = given('TRUST_PROXY') ?? settingRows.TRUST_PROXY.standard;
  const trustProxy = readTrustedProxies(proxies);
  if (trustProxy === undefined) wrong('TRUST_PROXY', proxies);
  const host = given('HOST') ?? settingRows.HOST.standard;
  const demoPassword = given('DEMO_PASSWORD');
  if (demoPassword !== undefined && demoPassword.length < 12) wrong('DEMO_PASSWORD', '…');
  const settings: Settings = {
    port,
    host,
    dataDir: resolve(given('DATA_DIR') ?? settingRows.DATA_DIR.standard),
    databaseUrl,
    databaseServerUrl,
    demo: choice('DEMO', ['on', 'off'], databaseUrl ? 'off' : 'on') === 'on',
    demoPassword,
    demoSize: choice('DEMO_SIZE', ['small', '10k', '1m'], 'small'),
    brandingFile: given('BRANDING_FILE'),
    logLevel: choice('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
    trustProxy: trustProxy ?? false,
    publicUrl: (address('PUBLIC_URL', ['http:', 'https:']) ?? ownAddress(host, port)).replace(/\/+$/, ''),
    smtpUrl,
    mailFrom: mailFrom ?? settingRows.MAIL_FROM.standard,
    secretKey,
    ssoFile: given('SSO_FILE'),
    legacyAddresses: choice('LEGACY_ADDRESSES', ['on', 'off'], 'on') === 'on',
    chatBot: chatBotUrl && chatBotSecret ? { tokenUrl: chatBotUrl, secret: chatBotSecret } : undefined,
    embedOrigins,
    connectorOrigins,
    exchangeRates,
  };
  if (problems.length) throw new WrongSettings(problems.join('\n'));
  return settings;
}

const hasPassword = (address: string): boolean => URL.canParse(address) && new URL(address).password !== '';

/** A secret goes there. */
const isSafeAddress = (address: string): boolean =>
  !URL.canParse(address) ||
  new URL(address).protocol === 'https:' ||
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);

/** Nothing behind the host, and no pattern: a browser compares it letter by letter. */
const isOrigin = (text: string): boolean =>
  /^https?:\/\/(\[[\da-f:]+\]|[\w.-]+)(:\d+)?$/.test(text) && URL.canParse(text) && new URL(text).origin === text;

const originIn = (text: string): string => {
  const whole = /^https?:/.test(text) ? text : `https://${text}`;
  const found = !text.includes('*') && URL.canParse(whole) ? new URL(whole).origin : 'null';
  return isOrigin(found) ? ` Did you mean "${found}"?` : '';
};

/** A server that listens on every address is reached on this machine. */
const ownAddress = (host: string, port: number): string =>
  `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;

/** Names in the environment that are nearly one of ours; short ones are left alone, they mean something else. */
const misspelt = (environment: Environment): string[] =>
  Object.keys(environment).flatMap((found) => {
    const near = found.length > 6 && !(found in settingRows) ? nearest(found, Object.keys(settingRows)) : undefined;
    return near ? [`${found} is not a setting. Did you mean ${near}?`] : [];
  });

const didYouMean = (found: string, name: SettingName): string => {
  const near = nearest(found, settingRows[name].allowed.split(/, | or /));
  return near ? ` Did you mean "${near}"?` : '';
};

const nearest = (found: string, allowed: readonly string[]): string | undefined =>
  allowed.find((one) => one !== found && editDistance(one, found) <= (one.length > 4 ? 2 : 1));
