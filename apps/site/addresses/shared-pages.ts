/** The pages that belong to no audience: each has one address, and shows the visitor's last audience. */
export const sharedPages = { privacy: '/privacy', feedback: '/feedback' } as const;
