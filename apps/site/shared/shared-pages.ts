/** Pages without an audience. They have the colours of the one that the visitor saw last. */
export const sharedPages = {
  claims: '/claims',
  complaints: '/complaints',
  accessibility: '/accessibility',
  privacy: '/privacy',
  feedback: '/feedback',
} as const;
