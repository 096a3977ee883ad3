/** Starts Payload and its job queue with the server, so that the first visitor does not wait. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('@payload-config'),
  ]);
  await getPayload({ config, cron: true });
}
