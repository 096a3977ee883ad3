/** The products of each audience: the label of its tab, that in a home's hero, and its page. */
export const products = {
  individual: [
    { tab: 'Motor Insurance', short: 'Motor', path: '/purpleproductdetails/motor' },
    { tab: 'Travel Insurance', short: 'Travel', path: '/purpleproductdetails/travel' },
    { tab: 'Home Insurance', short: 'Home', path: '/purpleproductdetails/home' },
  ],
  corporate: [
    { tab: 'Motor Insurance', short: 'Motor', path: '/redproductdetails/redmotor' },
    { tab: 'Engineering Insurance', short: 'Engineering', path: '/redproductdetails/engineer' },
    { tab: 'Marine Insurance', short: 'Marine', path: '/redproductdetails/marine' },
  ],
} as const;
