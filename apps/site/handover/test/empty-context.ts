import type { SiteContext, SiteFacts } from '../context.ts';

/** What loaders and actions find in a test without a content service. */
export const emptyContext = (
  origin: string,
  visit: Pick<SiteFacts, 'audience' | 'lite' | 'isFirst'>,
): SiteContext => ({
  content: { read: () => Promise.reject(new Error('no content here')) },
  cached: () => undefined,
  files: { look: async () => ({ state: 'unknown' }) },
  sender: {
    email: async () => false,
    saveFeedback: async () => undefined,
    countTrapped: () => undefined,
  },
  site: {
    ...visit,
    origin,
    webVitals: false,
    emailjs: {
      origin: '',
      publicKey: '',
      serviceId: '',
      contactTemplateId: '',
      feedbackTemplateId: '',
    },
  },
});
