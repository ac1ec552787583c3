/** The version of what is edited: reads answer it, and a write sends back the one that its editor began from. */
import { Type } from 'typebox';

/** It says nothing by itself, and differs after every edit. */
export const version = Type.String({ maxLength: 40, pattern: '^[0-9a-f]+$' });

/** Without it a write overwrites whatever there is. */
export const readVersion = Type.Optional(version);

export const versionExample = '5f2b9c01d3a84e7f';
