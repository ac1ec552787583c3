/** What stands around the page for those whom it concerns, or once the page stands. */
import { messages } from '../../../client/first/messages.ts';
import { useStore } from '../../../client/page/use-store.ts';
import { maintenance } from '../../../client/session/maintenance.ts';
import { rightsPreview } from '../../../client/session/rights-preview.ts';
import { useSession } from '../../../client/session/session.ts';
import { lazyPart, useAfterFirstRender } from '../lazy.tsx';

/** Loaded while there is a connection: what fails without one is told by them. */
export const Messages = lazyPart(
  async () => (await import('../around.ts')).around.MessageList,
  () => {
    const isSaying = useStore(messages).length > 0;
    return useAfterFirstRender(useSession()) || isSaying ? {} : undefined;
  },
);

export const Impersonation = lazyPart(
  async () => (await import('../../impersonation/ImpersonationBar.tsx')).ImpersonationBar,
  () => {
    const user = useSession();
    return user?.ImpersonatorAccount && { user, impersonator: user.ImpersonatorAccount };
  },
);

/** Loaded while there is a connection: without one nothing more comes. */
export const Offline = lazyPart(
  async () => (await import('../around.ts')).around.OfflineBar,
  () => useAfterFirstRender(useSession()) && {},
);

export const Maintenance = lazyPart(
  async () => (await import('../../../custom/maintenance/MaintenanceBar.tsx')).MaintenanceBar,
  () => {
    const told = useStore(maintenance);
    return told && { told };
  },
);

/** The bar over a page that somebody looks at with other rights. */
export const Preview = lazyPart(
  async () => (await import('../../palette/PreviewBar.tsx')).PreviewBar,
  () => {
    const preview = useStore(rightsPreview);
    return preview && { preview };
  },
);

/** The support menu and the list of jobs. */
export const HeaderTools = lazyPart(
  async () => (await import('../around.ts')).around.HeaderTools,
  () => useAfterFirstRender(useSession()) && {},
);

/** What their keys ask for before they are there is kept. */
export const Helpers = lazyPart(
  async () => (await import('../around.ts')).around.Helpers,
  () => {
    const user = useAfterFirstRender(useSession());
    return user && { user };
  },
);
