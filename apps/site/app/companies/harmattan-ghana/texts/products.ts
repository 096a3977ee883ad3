import type { ProductsTexts } from '../../texts/products.ts';

export const productsTexts: ProductsTexts = {
  meta: {
    individual: {
      title: 'Products for individuals',
      description: 'Motor, travel and home insurance: what each pays for and how to make a claim.',
    },
    institution: {
      title: 'Products for organisations',
      description:
        'Motor, engineering and marine insurance for companies and institutions in Ghana.',
    },
  },
  readMore: 'Read More',
  claims: { title: 'Make a claim', action: 'Make a Claim' },
  quoteBanner: { title: 'Know the price before you decide', action: 'Get a Quote' },
};
