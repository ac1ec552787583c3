/** Does the portal stand in the frame of a host application that the operator allows? Then the host brings header and footer (GEN-14, GEN-15). */
import { branding } from './branding.ts';

export const hostOrigins = (): readonly string[] => branding().embed_origins ?? [];

export const isEmbedded = (): boolean => hostOrigins().length > 0 && window.parent !== window;
