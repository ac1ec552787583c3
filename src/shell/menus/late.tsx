/** The menus of the frame, in one chunk that arrives after it: the first screen comes first. */
import { type ComponentType, lazy } from 'react';

const late = <Props,>(load: () => Promise<ComponentType<Props>>) => lazy(async () => ({ default: await load() }));

export const GroupMenu = late(async () => (await import('./GroupMenu.tsx')).GroupMenu);
export const LanguageMenu = late(async () => (await import('./LanguageMenu.tsx')).LanguageMenu);
export const ProfileMenu = late(async () => (await import('./ProfileMenu.tsx')).ProfileMenu);
export const CreateMenu = late(async () => (await import('./CreateMenu.tsx')).CreateMenu);
/** Only when it is opened for the first time. */
export const NarrowDrawer = late(async () => (await import('./NarrowDrawer.tsx')).NarrowDrawer);
