/** The icon, pictures and documents of a service, read and changed by its vendor. */
import { sql } from 'kysely';
import type GetServiceFiles from '../../../manifests/operations/ServiceManagement/GetServiceFiles.ts';
import type SaveServiceFiles from '../../../manifests/operations/ServiceManagement/SaveServiceFiles.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { fieldTexts } from '../../rules/fields/field-texts.ts';
import { pictureFacts } from '../../rules/files/picture-path.ts';
import { Failure } from '../calls/failure.ts';
import { wrongFields } from '../calls/wrong-fields.ts';
import { versionOf } from '../db/record-version.ts';
import { keepDocument, keepImage } from '../files/media/keep.ts';
import { findOwnService, type OwnService } from './find.ts';
import { assertLanguages } from './languages.ts';

type Files = DataOf<typeof GetServiceFiles>;
type Wanted = InputOf<typeof SaveServiceFiles>['inputDto'];
type FileRow = Omit<Awaited<ReturnType<typeof filesOf>>[number], 'service_file_id' | 'owner_account_id'>;
type Kind = FileRow['kind'];
/** As it is sent, of either kind. */
interface Sent {
  readonly Path: string;
  readonly Title?: string | null;
  readonly Language?: string | null;
}

/** @throws 404 for a service that is absent or somebody else's. */
export async function serviceFiles(context: CallContext, serviceId: number): Promise<Files> {
  const Version = await versionOf(context, 'Service', serviceId);
  const service = await findOwnService(context, serviceId);
  const rows = await filesOf(context, serviceId);
  const ofKind = (wanted: Kind) => rows.filter(({ kind }) => kind === wanted);
  return {
    ServiceId: serviceId,
    Version,
    ...(service.icon_path !== null && { Icon: service.icon_path }),
    Pictures: ofKind('Illustration').map(({ path, title }) => ({ Path: path, Title: title })),
    Documents: ofKind('Document').map(({ path, title, language, size }) => ({
      Path: path,
      Title: title,
      Language: language,
      Size: size,
    })),
  };
}

const filesOf = ({ db }: CallContext, serviceId: number) =>
  db.selectFrom('service_file').selectAll().where('service_id', '=', serviceId).orderBy('position').execute();

/** @throws 400 at a list that names a file twice; 409 for the icon of a published service; 404 for a path that is no upload of the caller. */
export async function saveServiceFiles(context: CallContext, serviceId: number, wanted: Wanted): Promise<OwnService> {
  const service = await findOwnService(context, serviceId, true);
  const { Pictures: pictures, Documents: documents } = wanted;
  assertEachOnce(context, { Pictures: pictures ?? [], Documents: documents ?? [] });
  assertLanguages((documents ?? []).flatMap(({ Language }) => (Language ? [Language] : [])));
  const icon = await keptIcon(context, service, wanted.Icon);
  if (pictures !== undefined) await putFiles(context, service, 'Illustration', pictures ?? []);
  if (documents !== undefined) await putFiles(context, service, 'Document', documents ?? []);
  await context.db
    .updateTable('service')
    .set({ modified_utc: sql`now()`, ...(icon !== undefined && { icon_path: icon }) })
    .where('service_id', '=', serviceId)
    .execute();
  return service;
}

function assertEachOnce(context: CallContext, lists: Readonly<Record<string, readonly Sent[]>>): void {
  const twice = Object.entries(lists).filter(([, files]) => new Set(files.map(({ Path }) => Path)).size < files.length);
  if (twice.length === 0) return;
  throw wrongFields(
    context,
    twice.map(([name]) => [`inputDto.${name}`, { text: fieldTexts.unique }] as const),
  );
}

/** undefined: it stays as it is. */
async function keptIcon(context: CallContext, service: OwnService, path: string | null | undefined) {
  if (path === undefined || path === service.icon_path) return undefined;
  if (path !== null) return keepImage(context, service.owner_account_id, path);
  if (service.state === 'Published') throw new Failure(409, 'iconStays');
  return null;
}

/** The files of a kind are these afterwards, in this order; what the service has already stays as it was kept. */
async function putFiles(
  context: CallContext,
  { service_id, owner_account_id }: OwnService,
  kind: Kind,
  sent: readonly Sent[],
): Promise<void> {
  const before = (await filesOf(context, service_id)).filter((file) => file.kind === kind);
  const rows = new Map<string, FileRow>();
  for (const { Path, Title, Language } of sent) {
    const present = before.find(({ path }) => path === Path);
    const file = present ?? (await newFile(context, owner_account_id, kind, Path));
    const language = kind === 'Document' ? (Language ?? null) : (present?.language ?? null);
    // A document is always called something; two uploads of the same content are one file.
    const title = Title?.trim() || (kind === 'Document' ? file.title : '');
    const { path, content_type, size, width, height } = file;
    const row = { service_id, kind, path, language, title, content_type, size, width, height };
    if (!rows.has(path)) rows.set(path, { ...row, position: rows.size });
  }
  await context.db.deleteFrom('service_file').where('service_id', '=', service_id).where('kind', '=', kind).execute();
  if (rows.size > 0)
    await context.db
      .insertInto('service_file')
      .values([...rows.values()])
      .execute();
}

async function newFile(context: CallContext, owner: number, kind: Kind, sent: string) {
  const keep = kind === 'Document' ? keepDocument : keepImage;
  const path = await keep(context, owner, sent);
  const [row = []] = await context.prepared(
    'kept file',
    'select content_type, octet_length(content), file_name from stored_file($1, null)',
    [path],
  );
  const { width = null, height = null } = pictureFacts(path) ?? {};
  const title = String(row[2] ?? '').replace(/\.[^.]+$/, '');
  return { path, title, content_type: String(row[0]), size: Number(row[1]), width, height };
}
