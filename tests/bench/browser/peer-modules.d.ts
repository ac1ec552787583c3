/** Peers are not installed when types are checked; their pages use them untyped. */
declare module 'peer:*';
