/** The icons that manifests and the shell may name. */
import placeholder from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs';
import { actionIcons } from './icons-of-actions.ts';
import { thingIcons } from './icons-of-things.ts';

export const icons = { ...actionIcons, ...thingIcons } as const;

/** Drawn where a name is not known. */
export const placeholderIcon = placeholder;
