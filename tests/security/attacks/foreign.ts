/** Every writing call as other sites can make a browser send it: as a form, as text, from a foreign page. Nothing may come of it. */
import type { AnyOperation } from '../../../src/define/contract/operation.ts';
import { addressOf, Client, inParallel } from '../visitors.ts';
import { type Count, exactly, type Target } from './target.ts';

const operations = import.meta.glob<AnyOperation>('../../../manifests/operations/*/*.ts', {
  eager: true,
  import: 'default',
});

type Send = (input: object) => { readonly headers: Record<string, string>; readonly body: string };

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const text = { 'content-type': 'text/plain' };
const json = { 'content-type': 'application/json' };
const foreign = { origin: 'https://evil.example' };

const fields = (input: object): string =>
  new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)])).toString();
const asForm =
  (headers: object): Send =>
  (input) => ({ headers: { ...form, ...headers }, body: fields(input) });
/** The trick by which a form sends what reads as JSON. */
const asText =
  (headers: object): Send =>
  (input) => ({ headers: { ...text, ...headers }, body: JSON.stringify(input) });
const asJson =
  (headers: object): Send =>
  (input) => ({ headers: { ...json, ...headers }, body: JSON.stringify(input) });
const multipart = (input: object) => ({
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
  body: `--x\r\ncontent-disposition: form-data; name="input"\r\n\r\n${JSON.stringify(input)}\r\n--x--\r\n`,
});

const ways: Readonly<Record<string, Send>> = {
  'form without Origin': asForm({}),
  'form of a foreign page': asForm({ ...foreign, 'sec-fetch-site': 'cross-site' }),
  'form with parts without Origin': multipart,
  'text without Origin': asText({}),
  'text of a foreign page': asText(foreign),
  'JSON without Origin': asJson({}),
  'JSON of a hidden Origin': asJson({ origin: 'null' }),
  'JSON of a foreign Origin': asJson(foreign),
  'JSON of a sibling site': asJson({ 'sec-fetch-site': 'same-site' }),
  'JSON of a cross-site fetch': asJson({ 'sec-fetch-site': 'cross-site' }),
  'no type at all': (input) => ({ headers: { 'content-type': '' }, body: JSON.stringify(input) }),
};

export async function foreignCalls(target: Target): Promise<Count[]> {
  const { servers, password } = target;
  const owner = new Client(servers[0], addressOf(6));
  await owner.signIn('owner', password);
  const writing = Object.values(operations).filter(({ kind }) => kind === 'write');
  const tries = writing.flatMap(({ operation, example }) =>
    Object.values(ways).map((send) => ({ operation, ...send((example as { input: object }).input) })),
  );
  const before = await contents(target);
  const statuses = await inParallel(tries, 20, async ({ operation, headers, body }) => {
    const answer = await fetch(`${owner.server}/DataModel/service.svc/rest/${operation}`, {
      method: 'POST',
      headers: { ...owner.headers, ...headers },
      body,
    });
    await answer.text();
    return answer.status;
  });
  const after = await contents(target);
  const changed = [...after].filter(([table, content]) => before.get(table) !== content).map(([table]) => table);
  // The same session and input from the portal's own page do something: the attack had what it takes.
  const control = await owner.post('Authorization/SetLanguage', { languageCode: 'de' });
  return [
    exactly(
      `${writing.length} writing calls in ${Object.keys(ways).length} foreign ways: accepted`,
      statuses.filter((status) => status < 400).length,
      0,
    ),
    exactly(
      `${tries.length} foreign calls: tables that changed${changed.map((name) => ` ${name}`).join('')}`,
      changed.length,
      0,
    ),
    exactly('the same session from its own page: accepted', Number(control.status === 200), 1),
  ];
}

/** What the server does by itself, whatever is called. */
const ownWork = ['job', 'job_file', 'installation', 'attempt'];

/** A digest of each table, but for the times of the last use. */
async function contents({ database }: Target): Promise<Map<string, string>> {
  const { rows } = await database.query("select tablename from pg_tables where schemaname = 'portolan' order by 1");
  const digests = new Map<string, string>();
  for (const { tablename } of rows as { tablename: string }[]) {
    if (ownWork.includes(tablename)) continue;
    const { rows: found } = await database.query(
      `select count(*) || coalesce(md5(string_agg(line, '' order by line)), '') as digest
        from (select md5((to_jsonb(t) - '{last_seen_utc,last_used_utc}'::text[])::text) as line from portolan."${tablename}" t) lines`,
    );
    digests.set(tablename, found[0].digest);
  }
  return digests;
}
