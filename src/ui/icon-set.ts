/** The icons that manifests and the shell may name. */
import { actionIcons } from './action-icons.ts';
import { objectIcons } from './object-icons.ts';

export const icons = { ...actionIcons, ...objectIcons } as const;

/** Drawn where a name is not known. */
export const placeholderIcon = icons['circle-dashed'];
