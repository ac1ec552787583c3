/** The own machine, by whichever of its names. */
const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** @param host a host with or without its port, as browsers send it. */
export const isLoopback = (host: string): boolean => loopback.test(host);
