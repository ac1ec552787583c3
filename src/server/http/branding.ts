/** The branding file and what it refers to, under `/branding/latest/` (EXT-04, EXT-30, EXT-39). */
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { brandColours } from '../../rules/brand-colours.ts';
import { type Branding, parseBranding } from '../../rules/branding.ts';
import { fallbackTitle } from '../../rules/limits.ts';
import { originsOf, thirdPartyScripts } from '../../rules/third-party.ts';
import { demoBranding, demoLogo } from '../db/seed/branding.ts';
import type { Brand } from '../mail/letter.ts';
import type { Settings } from '../settings.ts';
import type { Service } from './service.ts';

/** Answers the branding as the browser will read it. */
export async function registerBranding(app: FastifyInstance, service: Service): Promise<Branding> {
  const { settings, demoUsers, signOn } = service;
  const config = await configOf(settings);
  /** Single sign-ons are offered while their providers answer. */
  const text = (): string => {
    const setups = [...(config.sso_setup_list ?? []), ...signOn.setupList()];
    const more = {
      ...(demoUsers.length ? { demo_users: demoUsers } : {}),
      ...(setups.length ? { sso_setup_list: setups } : {}),
    };
    return `window.brandingConfig = ${JSON.stringify({ ...config, ...more })};\n`;
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
export const brandOrigins = async (settings: Settings): Promise<readonly string[]> =>
  originsOf(thirdPartyScripts((await configOf(settings)).third_party_scripts));

async function configOf({ brandingFile, demo }: Settings): Promise<Partial<Branding>> {
  return brandingFile === undefined ? (demo ? demoBranding : {}) : read(brandingFile);
}

/** The brand as e-mails bear it. */
export async function mailBrand(settings: Settings): Promise<Brand> {
  const { title = fallbackTitle, colors } = await configOf(settings);
  return { title, color: brandColours(colors?.primary).light, publicUrl: settings.publicUrl };
}

async function read(file: string): Promise<Branding> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new Error(`BRANDING_FILE cannot be read: ${error.message}`);
  });
  return parseBranding(text);
}
