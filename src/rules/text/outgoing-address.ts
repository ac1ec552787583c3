/** Addresses that the server itself may call: https on the public internet, as far as the text tells. Where its name leads to is looked at with each call. */

const insideNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa)$/;

export function isOutgoing(text: string): boolean {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address?.protocol !== 'https:' || address.username !== '' || address.password !== '' || address.hash !== '')
    return false;
  const host = address.hostname.toLowerCase().replace(/\.$/, '');
  // Numbers stand for a machine, not for whom its name was given to: no certificate says whose it is.
  const isNumeric = /^[\d.]+$/.test(host) || host.startsWith('[');
  return !isNumeric && host.includes('.') && !insideNames.test(host);
}
