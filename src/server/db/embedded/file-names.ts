/** Names that follow from the cluster's folder: everything that belongs to one cluster can be found from its path alone. */
import { createHash } from 'node:crypto';

export const ownerRole = 'postgres';

export const passwordFile = (folder: string): string => `${folder}.password`;

export const lockFile = (folder: string): string => `${folder}.lock`;

/** Where a cluster is made before it is renamed to `folder`; followed by a random part. */
export const draftPrefix = (folder: string): string => `${folder}.init-`;

export const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
