/** The icons that manifests and the shell may name. */
import placeholder from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs';
import { actionIcons } from './action-icons.ts';
import { objectIcons } from './object-icons.ts';

export const icons = { ...actionIcons, ...objectIcons } as const;

/** Drawn where a name is not known. */
export const placeholderIcon = placeholder;
