/** The branding file and what it refers to, under `/branding/latest/` (EXT-04, EXT-30, EXT-39). */
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { type Branding, parseBranding } from '../../rules/brand/branding.ts';
import { brandColours } from '../../rules/brand/colours.ts';
import { originsOf, thirdPartyScripts } from '../../rules/brand/third-party-scripts.ts';
import { fallbackTitle } from '../../rules/limits.ts';
import { demoBranding, demoLogo } from '../demo/world/branding.ts';
import type { Brand } from '../mail/layout.ts';
import type { Service } from '../service.ts';
import type { Settings } from '../settings.ts';

/** Answers the branding as the browser will read it. */
export function registerBranding(app: FastifyInstance, { branding, demoUsers, signOn, settings }: Service): Branding {
  /** Single sign-ons are offered while their providers answer. */
  const text = (): string => {
    const setups = [...(branding.sso_setup_list ?? []), ...signOn.setupList()];
    const more = {
      ...(demoUsers.length ? { demo_users: demoUsers } : {}),
      ...(setups.length ? { sso_setup_list: setups } : {}),
      ...(settings.legacyAddresses ? {} : { legacy_addresses: 'off' }),
      ...(settings.embedOrigins.length ? { embed_origins: settings.embedOrigins } : {}),
    };
    return `window.brandingConfig = ${JSON.stringify({ ...branding, embed_origins: undefined, ...more })};\n`;
  };
  app.get('/branding/latest/config.gen.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(text()),
  );
  app.get('/branding/latest/logo.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(demoLogo),
  );
  return parseBranding(text());
}

/** What scripts of other companies talk to. */
export const brandOrigins = ({ third_party_scripts }: Partial<Branding>): readonly string[] =>
  originsOf(thirdPartyScripts(third_party_scripts));

/** The brand as e-mails bear it. */
export function mailBrand({ title = fallbackTitle, colors }: Partial<Branding>, publicUrl: string): Brand {
  return { title, color: brandColours(colors?.primary).light, publicUrl };
}

/**
 * The branding that the operator wrote; without a file that of the demo world, and outside of it none.
 * @throws when the file cannot be read.
 */
export async function readBranding({ brandingFile, demo }: Settings): Promise<Partial<Branding>> {
  if (brandingFile === undefined) return demo ? demoBranding : {};
  const text = await readFile(brandingFile, 'utf8').catch((error: Error) => {
    throw new Error(`BRANDING_FILE cannot be read: ${error.message}`);
  });
  return parseBranding(text);
}
