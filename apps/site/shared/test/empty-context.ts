import type { SiteContext, SiteFacts } from '../context.ts';

export const emptyContext = (origin: string, audience?: SiteFacts['audience']): SiteContext => ({
  content: { read: () => Promise.reject(new Error('no content here')) },
  cached: () => undefined,
  lookAtFile: async () => undefined,
  sender: {
    email: async () => false,
    saveFeedback: async () => undefined,
  },
  site: {
    origin,
    audience,
    webVitals: false,
    emailjs: {
      origin: '/nowhere',
      publicKey: '',
      serviceId: '',
      contactTemplateId: '',
      feedbackTemplateId: '',
    },
  },
});
