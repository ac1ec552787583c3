/** Sends a file and tells how much of it has arrived at the server (ERR-22, ERR-23). */
import uploadErrors from '../../rules/errors/uploads.ts';
import { assertCallAllowed } from '../first/call.ts';
import { CallError, CancelledError, failureText } from '../first/call-error.ts';
import { currentLanguage, text } from '../first/language.ts';
import { renewSession } from '../first/reauthentication.ts';

const address = '/keeper/upload';

export interface UploadedFile {
  readonly path: string;
  readonly name: string;
}

/** A session that ended meanwhile and was renewed costs a second sending. */
export async function upload(file: File, progress: Progress, signal: AbortSignal): Promise<UploadedFile> {
  assertCallAllowed({ operation: 'upload' });
  try {
    return await sendOnce(file, progress, signal);
  } catch (error) {
    const ended = error instanceof CallError && error.status === 401;
    if (ended && (await renewSession())) return sendOnce(file, progress, signal);
    throw error;
  }
}

type Progress = (share: number) => void;

/** The browser tells only XMLHttpRequest how far a sending has come. */
function sendOnce(file: File, progress: Progress, signal: AbortSignal): Promise<UploadedFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('Accept-Language', currentLanguage());
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) progress(loaded / total);
    });
    request.addEventListener('load', () => {
      if (request.status === 200) resolve(uploaded(request.responseText));
      else reject(new CallError(failureText(request.responseText, address), request.status));
    });
    request.addEventListener('error', () => reject(new CallError(text(uploadErrors['ERR-23']), 0)));
    request.addEventListener('abort', () => reject(new CancelledError()));
    signal.addEventListener('abort', () => request.abort());
    const body = new FormData();
    body.append('file', file, file.name);
    request.send(body);
  });
}

function uploaded(reply: string): UploadedFile {
  const { data } = JSON.parse(reply) as { data: { Path: string; FileName: string } };
  return { path: data.Path, name: data.FileName };
}
