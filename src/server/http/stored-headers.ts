/** What stored images and files say of themselves: how long they may be kept, and that they are no pages of ours. */
import type { FastifyRequest } from 'fastify';

/** An image opened by itself must not become a page of our origin. */
export const storedHeaders = (contentType: string, tag: string | undefined, isConstant: boolean) => ({
  'content-type': contentType,
  'cache-control': isConstant ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
  ...(tag === undefined ? {} : { etag: `"${tag}"` }),
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
});

/** Without a name of its own the file is called as the link to it says. */
export const savedAs = (name?: string | null) => ({
  'content-disposition': name ? `attachment; filename*=UTF-8''${encodeURIComponent(name)}` : 'attachment',
});

/** The tags of what the asker has already. */
export const knownTags = ({ headers }: FastifyRequest): readonly string[] =>
  [...(headers['if-none-match'] ?? '').matchAll(/"([^"]*)"/g)].map(([, tag = '']) => tag);
