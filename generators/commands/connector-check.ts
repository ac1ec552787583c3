/** `npm run connector-check <url>`: whether a vendor's server keeps what `src/server/provisioning/README.md` asks of it. */
import { endpointOf } from '../connector-check/endpoint.ts';
import { checkEndpoint } from '../connector-check/rules.ts';

const usage = [
  'CONNECTOR_SECRET=whsec_… npm run connector-check https://vendor.example/portolan',
  '  -- --sku <what you call a service that may be ordered for a test>   TEST',
  '     --configuration <JSON of what that service asks for>             {}',
  '     --options <path of a list of choices, such as /regions>          not tried',
  '     --patience <seconds that an accepted message may take>           60',
].join('\n');

const marks = { kept: '✓', broken: '✗', 'not tried': '–' } as const;

export interface Printed {
  print(line: string): void;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** @returns how many rules are broken. */
export async function run(
  parameters: readonly string[],
  { print, environment }: Printed = { print: console.info, environment: process.env },
): Promise<number> {
  const options = read(parameters, environment['CONNECTOR_SECRET']);
  if (typeof options === 'string') {
    print(`${options}\n\n${usage}`);
    return 1;
  }
  const all = await checkEndpoint(endpointOf(options));
  for (const { name, state, found } of all)
    print(`${marks[state]} ${name}${found === undefined ? '' : `\n    found: ${found}`}`);
  const broken = all.filter(({ state }) => state === 'broken').length;
  print(`\n${all.filter(({ state }) => state === 'kept').length} rules are kept, ${broken} are broken.`);
  return broken;
}

const known = ['sku', 'configuration', 'options', 'patience'];

function read(parameters: readonly string[], secret: string | undefined) {
  const [url = '', ...rest] = parameters;
  if (!/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ''))
    return `The address is "${url}"; allowed: an http or https address, before all else.`;
  if (!secret || Buffer.from(secret.replace(/^whsec_/, ''), 'base64').length < 16)
    return 'CONNECTOR_SECRET is no secret of a connector; allowed: whsec_ and at least 16 bytes in base64.';
  const given = new Map<string, string>();
  for (let place = 0; place < rest.length; place += 2) {
    const name = rest[place]?.replace(/^--/, '') ?? '';
    const value = rest[place + 1];
    if (!known.includes(name) || value === undefined)
      return `Found ${rest[place]}${value === undefined ? ' without a value' : ''}; allowed: ${known.map((one) => `--${one}`).join(', ')}.`;
    given.set(name, value);
  }
  const seconds = Number(given.get('patience') ?? 60);
  if (!(seconds >= 1 && seconds <= 3600))
    return `--patience is "${given.get('patience')}"; allowed: 1 to 3600 seconds.`;
  const configuration = objectOf(given.get('configuration') ?? '{}');
  if (!configuration) return `--configuration is "${given.get('configuration')}"; allowed: a JSON object.`;
  const patienceMs = seconds * 1000;
  return { url, secret, sku: given.get('sku') ?? 'TEST', configuration, options: given.get('options'), patienceMs };
}

function objectOf(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
