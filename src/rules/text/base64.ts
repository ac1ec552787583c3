/** Text as base64 of its UTF-8 bytes, as old addresses carry it (LEG-23). */

/** The standard alphabet with padding. */
export const toBase64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

/** Either alphabet, with or without padding; undefined for what is no base64 of a text. */
export function fromBase64(encoded: string): string | undefined {
  const plain = encoded.replace(/-/g, '+').replace(/_/g, '/').replace(/=+$/, '');
  if (!/^[A-Za-z0-9+/]*$/.test(plain) || plain.length % 4 === 1) return undefined;
  const bytes = Uint8Array.from(atob(plain), (letter) => letter.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
