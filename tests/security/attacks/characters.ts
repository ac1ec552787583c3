/** Every call with what a database cannot keep and a stack cannot bear, before sign-in and after: none of it may fail within the server. */
import type { AnyOperation } from '../../../src/define/contract/operation.ts';
import { addressOf, Client, inParallel } from '../visitors.ts';
import { type Count, exactly, type Target } from './target.ts';

const operations = Object.values(
  import.meta.glob<AnyOperation>('../../../manifests/operations/*/*.ts', { eager: true, import: 'default' }),
);

/** As they stand in a body. */
const texts = ['"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"\\udc00"', '{"\\u0000":1}'];
const depths = [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`];

/** The example of an operation with one of its inputs in turn replaced; bodies that are nothing else besides. */
function bodiesOf({ example, input }: AnyOperation, hostile: readonly string[]): string[] {
  const given = example.input as Record<string, unknown>;
  const names = Object.keys((input as { properties?: object }).properties ?? {});
  const withOne = (name: string, text: string) =>
    JSON.stringify({ ...given, [name]: '<<here>>' }).replace('"<<here>>"', () => text);
  return hostile.flatMap((text) => [text, ...names.map((name) => withOne(name, text))]);
}

export async function characters({ servers, password }: Target): Promise<Count[]> {
  const owner = new Client(servers[0], addressOf(8500));
  await owner.signIn('owner', password);
  // Whoever must sign in is told so before his body is read to its end, and a long one is cut off then.
  const bodies = (operation: AnyOperation, known: boolean) =>
    bodiesOf(operation, known || operation.needs === 'anyone' ? [...texts, ...depths] : texts);
  const tries = operations.flatMap((operation) =>
    [true, false].flatMap((known) => bodies(operation, known).map((body) => ({ operation, body, known }))),
  );
  const statuses = await inParallel(tries, 20, async ({ operation, body, known }, number) => {
    const client = known ? owner : new Client(servers[number % 2] ?? servers[0], addressOf(9000 + number));
    const answer = await fetch(`${client.server}/DataModel/service.svc/rest/${operation.operation}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: client.server, ...client.headers },
      body,
    });
    await answer.text();
    return answer.status;
  });
  const calls = `${tries.length.toLocaleString('en')} calls with zero characters, halves of pairs and depth`;
  return [
    exactly(`${calls}: failures of the server`, statuses.filter((status) => status >= 500).length, 0),
    exactly(`${calls}: accepted`, statuses.filter((status) => status < 400).length, 0),
  ];
}
