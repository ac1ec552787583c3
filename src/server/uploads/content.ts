/** Whether a document is what its name says (VAL-33): the first bytes, and what makes a document one within its container. */

import type { DocumentExtension } from '../../rules/files/upload-types.ts';
import { limits } from '../../rules/limits.ts';
import { zipNames } from './inspect-zip.ts';

type Check = (content: Buffer) => boolean | Promise<boolean>;

const startsWith = (content: Buffer, bytes: readonly number[]): boolean =>
  content.subarray(0, bytes.length).equals(Buffer.from(bytes));

/** Office files of old: a compound file with a stream that only this program writes. */
const compound =
  (...streams: readonly string[]): Check =>
  (content) =>
    startsWith(content, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]) &&
    streams.some((name) => content.includes(Buffer.from(name, 'utf16le')));

/** Office files of today: a zip with the program's folder, without macros, that unpacks to a bearable size. */
const packed =
  (folder: string): Check =>
  async (content) => {
    if (!startsWith(content, [0x50, 0x4b, 0x03, 0x04])) return false;
    const names = await zipNames(content, limits.uploadUnpacked);
    return (
      names?.includes('[Content_Types].xml') === true &&
      names.some((name) => name.startsWith(folder)) &&
      !names.some((name) => /vbaProject\.bin$/i.test(name))
    );
  };

const checks: Readonly<Record<DocumentExtension, Check>> = {
  doc: compound('WordDocument'),
  xls: compound('Workbook', 'Book'),
  docx: packed('word/'),
  xlsx: packed('xl/'),
  pdf: (content) => content.subarray(0, 5).toString('latin1') === '%PDF-',
};

export const isContentOf = async (extension: DocumentExtension, content: Buffer): Promise<boolean> =>
  checks[extension](content);
