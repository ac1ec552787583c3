/** One value of an enumeration with its name in the caller's language (ENT-18, VIEW-6). */
import { Type } from 'typebox';
import { entity } from '#define';

export const EnumMember = entity('EnumMember', Type.Object({ DisplayName: Type.String(), Value: Type.String() }));
