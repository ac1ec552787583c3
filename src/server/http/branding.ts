/** The branding file and what it refers to, under `/branding/latest/` (EXT-04, EXT-30, EXT-39). */
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { type Branding, parseBranding } from '../../rules/branding.ts';
import { demoBranding, demoLogo } from '../db/seed/branding.ts';
import type { Service } from './service.ts';

export async function registerBranding(app: FastifyInstance, service: Service): Promise<void> {
  const { settings, demoUsers } = service;
  const config =
    settings.brandingFile === undefined ? (settings.demo ? demoBranding : {}) : await read(settings.brandingFile);
  const text = `window.brandingConfig = ${JSON.stringify({ ...config, ...(demoUsers.length ? { demo_users: demoUsers } : {}) })};\n`;
  app.get('/branding/latest/config.gen.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(text),
  );
  app.get('/branding/latest/logo.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(demoLogo),
  );
}

async function read(file: string): Promise<Branding> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new Error(`BRANDING_FILE cannot be read: ${error.message}`);
  });
  return parseBranding(text);
}
