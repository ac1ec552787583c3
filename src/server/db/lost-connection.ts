/** Tells a database that cannot be reached, or went away in the middle, from every other failure. */

/** What the driver says when the connection is gone; these errors bear no code. */
const sayings = [
  /^Connection terminated/,
  /^Client has encountered a connection error/,
  /^Client was closed/,
  /^Query read timeout$/,
  /^timeout exceeded when trying to connect$/,
  /^timeout expired$/,
  /^The server does not support SSL/,
];

/** Network codes of the system; a socket's file that is missing is one as well. */
const networkCodes =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)(UNREACH|DOWN)|ENOTFOUND|EAI_AGAIN|ENOENT)$/;

/**
 * SQLSTATEs: connection exceptions, too many connections, an administrator's or a crash's shutdown, starting up, a session
 * that was idle for too long; and a statement that took too long because somebody who is gone still held what it waited for.
 */
const states = /^(08...|53300|57P0[1-5]|57014|25P0[34])$/;

interface DriverError {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly severity?: unknown;
  readonly message?: unknown;
}

export function isLostConnection(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, syscall, severity, message } = error as DriverError;
  if (typeof code !== 'string') return typeof message === 'string' && sayings.some((saying) => saying.test(message));
  if (severity !== undefined) return states.test(code);
  return networkCodes.test(code) && (code !== 'ENOENT' || syscall === 'connect');
}
