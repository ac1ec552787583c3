/** Compression of the portal's page: it carries a nonce of its own, so each answer is compressed anew; files were by the build. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** @param accepted the Accept-Encoding header of the request. */
export function compressPage(text: string, accepted: string | undefined): { encoding?: string; body: Buffer } {
  const plain = Buffer.from(text);
  if (/\bbr\b/.test(accepted ?? '')) {
    return { encoding: 'br', body: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) };
  }
  return /\bgzip\b/.test(accepted ?? '') ? { encoding: 'gzip', body: gzipSync(plain) } : { body: plain };
}
