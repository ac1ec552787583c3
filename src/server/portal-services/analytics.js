/** Hands what the portal tells of what people do to the portal's own counting; another company's script does so to its own. */
window.addEventListener('portal-analytics', ({ detail }) => {
  // The server knows by itself who works in whose name.
  const { impersonatorId: _, ...event } = detail;
  void fetch('/portal-services/events', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(event),
    keepalive: true,
  }).catch(() => undefined);
});
