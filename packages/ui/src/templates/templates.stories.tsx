import type { Meta } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { FeedbackForm } from '../components/FeedbackForm/FeedbackForm.tsx';
import { feedbackProps } from '../fixtures/forms.ts';
import * as homes from '../fixtures/home.ts';
import * as pages from '../fixtures/pages.ts';
import * as products from '../fixtures/products.ts';
import { lengthened, longWord } from '../fixtures/texts.ts';
import * as kit from '../index.ts';
import { fitsWindow, usage, variants } from '../stories/story.tsx';
import { HomeTemplate } from './HomeTemplate/HomeTemplate.tsx';

export default {
  title: 'Templates/Pages',
  component: HomeTemplate,
  subcomponents: {
    AboutTemplate: kit.AboutTemplate,
    ArticleTemplate: kit.ArticleTemplate,
    CareersTemplate: kit.CareersTemplate,
    ContactTemplate: kit.ContactTemplate,
    CoversTemplate: kit.CoversTemplate,
    ErrorTemplate: kit.ErrorTemplate,
    FeedbackTemplate: kit.FeedbackTemplate,
    InsightsTemplate: kit.InsightsTemplate,
    PageShell: kit.PageShell,
    ProductSectionsTemplate: kit.ProductSectionsTemplate,
    ProductsTemplate: kit.ProductsTemplate,
    ServicesTemplate: kit.ServicesTemplate,
    TextTemplate: kit.TextTemplate,
    WhistleTemplate: kit.WhistleTemplate,
  },
  // Browser tests run only the stories Long and States. `e2e/visitor` checks built pages with axe.
  tags: ['!test'],
  parameters: {
    a11y: { test: 'off' },
    ...usage({
      when: 'A page of the site, from its model. `PageShell` frames every page.',
      not: 'For a page of another kind: compose it from the kit’s components, or change a copy of a template.',
      accessibility:
        'One `h1`, in the hero. Parts are labelled regions in reading order, and are visible before any script runs.',
      limits:
        'Six articles on a home page, six directors, two to six covers or variants; empty parts of a record are left out.',
      focus: [
        'link',
        'button',
        'text',
        'radio',
        'slider',
        'details',
        'dialog',
        'popover',
        'scroller',
      ],
      ownWindow: 900,
    }),
  },
} satisfies Meta;

const page = <Props extends object>(Template: ComponentType<Props>, args: Props) => ({
  args,
  render: (props: Props) => <Template {...props} />,
});

export const Home = page(HomeTemplate, { model: homes.home });
export const HomeCorporate = page(HomeTemplate, { model: homes.corporateHome });
export const About = page(kit.AboutTemplate, { model: pages.about });
export const Products = page(kit.ProductsTemplate, { model: products.products });
export const Covers = page(kit.CoversTemplate, { model: products.motor });
export const Travel = page(kit.ProductSectionsTemplate, { model: products.travel });
export const Engineering = page(kit.ProductSectionsTemplate, { model: products.engineering });
export const Insights = page(kit.InsightsTemplate, { model: pages.insights });
export const Article = page(kit.ArticleTemplate, { model: pages.article });
export const Careers = page(kit.CareersTemplate, { model: pages.careers });
export const Contact = page(kit.ContactTemplate, { model: pages.contact, form: <p>The form</p> });
export const Services = page(kit.ServicesTemplate, { model: pages.services });
export const Whistle = page(kit.WhistleTemplate, { model: pages.whistle });
export const Text = page(kit.TextTemplate, { model: homes.textPage });
/** A help page with contacts, for visitors who have had an accident. */
export const TextHelp = page(kit.TextTemplate, { model: homes.helpPage });
export const Feedback = page(kit.FeedbackTemplate, {
  model: { hero: { title: 'How are we doing?' } },
  form: <FeedbackForm {...feedbackProps} />,
});
export const NotFound = page(kit.ErrorTemplate, { model: homes.notFound });
/** A short page, whose footer is at the bottom of the window. */
export const Shell = page(kit.PageShell, {
  ...homes.shell,
  children: <kit.ErrorTemplate model={homes.notFound} />,
});

const long = { title: longWord, entries: [{ id: 'long', label: longWord }] };

export const Long = {
  ...variants(
    <HomeTemplate model={lengthened(homes.home)} />,
    <kit.CoversTemplate model={products.longMotor} />,
    <kit.ArticleTemplate model={lengthened(pages.article)} />,
    <kit.CareersTemplate model={lengthened(pages.careers)} />,
    <kit.AboutTemplate model={lengthened(pages.about)} />,
    <kit.ProductsTemplate model={products.longProducts} />,
    <kit.ProductSectionsTemplate model={lengthened(products.engineering)} />,
    <kit.TextTemplate model={{ ...homes.textPage, title: longWord, contents: long }} />,
    <kit.ErrorTemplate
      model={{ ...homes.notFound, links: [], message: `${longWord} `.repeat(12) }}
    />,
  ),
  tags: ['test'],
  play: fitsWindow,
};

const missing = { status: 'missing', message: 'No details available for this article.' } as const;
const saved = {
  severity: 'success',
  message: 'Submitted successfully and email sent!',
  home: { label: 'Go to the home page', href: '#' },
} as const;

/** A page without articles (§2.6), a missing article (§4.4), saved feedback (§8). */
export const States = {
  ...variants(
    <kit.InsightsTemplate model={pages.emptyInsights} />,
    <kit.ArticleTemplate model={{ ...pages.article, article: missing }} />,
    <kit.FeedbackTemplate
      model={{ hero: { title: 'How are we doing?' }, outcome: saved }}
      form={undefined}
    />,
  ),
  tags: ['test'],
};
