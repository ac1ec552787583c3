/** Shapes that many example replies share. */
import { type TSchema, Type } from 'typebox';

export const Paged = <T extends TSchema>(row: T) => Type.Object({ Items: Type.Array(row), TotalCount: Type.Integer() });

export const FileReply = Type.Object({ FileName: Type.String(), ContentType: Type.String(), Content: Type.String() });
