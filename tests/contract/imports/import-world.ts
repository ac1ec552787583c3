/** People who import, and files that they send. */
import CreateImport from '../../../manifests/operations/Import/CreateImport.ts';
import GetImportDetails from '../../../manifests/operations/Import/GetImportDetails.ts';
import type { InputOf } from '../../../src/define/contract/operation.ts';
import { multipart, multipartType } from '../../database/multipart.ts';
import { type Caller, fromPage, signInCookie, startTestServer } from '../../database/server.ts';

type Importer = 'admin' | 'reseller' | 'owner';
type Create = InputOf<typeof CreateImport>;

export type ImportWorld = Awaited<ReturnType<typeof importWorld>>;

/** What a call is refused with. */
export const errorOf = async (caller: Caller, name: string, input: object) => {
  const { status, message } = await caller.post(`Import/${name}`, input);
  return [status, message] as const;
};

export async function importWorld() {
  const server = await startTestServer();
  const owner = () => server.database.owner;
  const [admin, reseller, root, person] = await Promise.all([
    server.as('admin'),
    server.as('reseller'),
    server.as('owner'),
    server.as('user'),
  ]);
  const callers = { admin, reseller, owner: root };
  const cookies = new Map<Importer, Promise<string>>();
  const company = (await admin.me()).CompanyAccount.AccountId;
  const seller = (await reseller.me()).CompanyAccount.AccountId;

  async function sending(content: string | Buffer, as: Importer = 'admin', name = 'people.csv') {
    const cookie = cookies.get(as) ?? signInCookie(server.app, as);
    cookies.set(as, cookie);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/keeper/upload',
      payload: multipart([{ name, content: Buffer.from(content as string) }]),
      headers: { ...fromPage, 'content-type': multipartType, cookie: await cookie },
    });
    const { data, Message } = JSON.parse(answer.body) as { data?: { Path: string }; Message?: string };
    return { status: answer.statusCode, path: data?.Path ?? '', message: Message };
  }
  const send = async (...args: Parameters<typeof sending>): Promise<string> => {
    const { path, message } = await sending(...args);
    if (path === '') throw new Error(message ?? 'The file was not kept');
    return path;
  };

  /** Sends a file, imports it and waits for its end. */
  async function imported(content: string | Buffer, more: Partial<Create> = {}, as: Importer = 'admin', name?: string) {
    const file = await send(content, as, name);
    const { ImportId: importId } = await callers[as].call(CreateImport, {
      ...{ type: 'Users', parentAccountId: company, file },
      ...more,
    });
    await server.work();
    return callers[as].call(GetImportDetails, { importId, limit: 100 });
  }
  return { server, owner, admin, reseller, root, person, company, seller, sending, send, imported };
}

export const people = (...rows: readonly string[]): string =>
  ['First name,Last name,E-mail,Job title', ...rows].join('\n');
