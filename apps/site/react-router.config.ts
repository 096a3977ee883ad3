import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // All routes are known from the start: no request for a manifest when a link is met.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
