/** What a handler makes of an upload: a picture or document of an account, under a path that a column holds from then on. */
import type { CallContext } from '../../../define/contract/handler.ts';
import { limits } from '../../../rules/limits.ts';
import { Failure } from '../../calls/failure.ts';
import { drawnType } from './draw.ts';

interface Media {
  readonly type: string;
  readonly otherwise: 'pictureWanted' | 'documentWanted';
}

const picture: Media = { type: drawnType, otherwise: 'pictureWanted' };
const document: Media = { type: 'application/pdf', otherwise: 'documentWanted' };

/**
 * Keeps a picture that the caller has uploaded, or one that the owner has already.
 * @param owner an account in the caller's scope; whether he may do this to it is the handler's question.
 * @returns the path to be stored; its measures stand in it (`pictureFacts`).
 * @throws noUpload for a path that is neither, pictureWanted for a document, mediaFull beyond what an owner may keep.
 */
export const keepImage = (context: Pick<CallContext, 'prepared'>, owner: number, path: string): Promise<string> =>
  keep(context, owner, path, picture);

/** The same for a document, which is a PDF and stays as it is. */
export const keepDocument = (context: Pick<CallContext, 'prepared'>, owner: number, path: string): Promise<string> =>
  keep(context, owner, path, document);

const mebibytes = (bytes: unknown): number => Math.ceil((Number(bytes) / 1024 / 1024) * 10) / 10;

async function keep(
  context: Pick<CallContext, 'prepared'>,
  owner: number,
  path: string,
  { type, otherwise }: Media,
): Promise<string> {
  const [row = []] = await context.prepared('put_image', 'select * from put_image($1, $2, $3, $4)', [
    path,
    owner,
    type,
    limits.mediaOfOwner,
  ]);
  const [kept, problem, used, needed] = row;
  if (problem === 'otherMedia')
    throw new Failure(400, otherwise, { found: path.slice(path.lastIndexOf('.') + 1).toUpperCase() });
  if (problem === 'mediaFull')
    throw new Failure(409, 'mediaFull', {
      used: mebibytes(used),
      size: mebibytes(needed),
      limit: mebibytes(limits.mediaOfOwner),
    });
  if (typeof kept !== 'string') throw new Failure(404, 'noUpload');
  return kept;
}
