/** Saves a file that a call answered: base64 content under a cleaned name (CALL-153, VAL-40 to VAL-42). */
import { fileName } from '../../rules/files/file-name.ts';

export interface FileReply {
  readonly FileName: string;
  readonly ContentType: string;
  readonly Content: string;
}

export const saveFile = (file: FileReply): void => saveBlob(blobOf(file), cleanName(file.FileName));

export function blobOf({ ContentType, Content }: FileReply): Blob {
  const bytes = Uint8Array.from(atob(Content), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: ContentType });
}

/** Fetches a file that has an address of its own, and saves it under a name that is clean already. @throws when it does not come. */
export async function saveFrom(address: string, name: string): Promise<void> {
  const answer = await fetch(address, { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  saveBlob(await answer.blob(), name);
}

/** Saves what the browser itself has made, under a name that is clean already. */
export function saveBlob(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The name with its own extension; without one it is kept as `bin`. */
export function cleanName(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? fileName(name.slice(0, dot), name.slice(dot + 1).replace(/\W/g, '')) : fileName(name, 'bin');
}
