/** Addresses of the web that a browser may be led to. */

/** Undefined for anything that a browser should not open: scripts, files, rubbish. */
export function safeAddress(text: string): string | undefined {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  return address && /^https?:$/.test(address.protocol) && address.hostname !== '' ? address.href : undefined;
}
