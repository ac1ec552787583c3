/** A file as a call answers it: its content in base64 (CALL-153). */
import { Type } from 'typebox';
import { entity } from '#define';

export const FileResult = entity(
  'FileResult',
  Type.Object({ FileName: Type.String(), ContentType: Type.String(), Content: Type.String() }),
);
