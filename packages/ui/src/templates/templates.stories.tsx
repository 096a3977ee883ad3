import type { Meta } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { FeedbackForm } from '../components/FeedbackForm/FeedbackForm.tsx';
import { feedback, feedbackSchema } from '../fixtures/forms.ts';
import * as homes from '../fixtures/home.ts';
import { lengthened, longWord } from '../fixtures/lengthened.ts';
import * as pages from '../fixtures/pages.ts';
import * as products from '../fixtures/products.ts';
import { usage, variants } from '../stories/story.tsx';
import { AboutTemplate } from './AboutTemplate/AboutTemplate.tsx';
import { ArticleTemplate } from './ArticleTemplate/ArticleTemplate.tsx';
import { CareersTemplate } from './CareersTemplate/CareersTemplate.tsx';
import { ContactTemplate } from './ContactTemplate/ContactTemplate.tsx';
import { CoversTemplate } from './CoversTemplate/CoversTemplate.tsx';
import { ErrorTemplate } from './ErrorTemplate/ErrorTemplate.tsx';
import { FeedbackTemplate } from './FeedbackTemplate/FeedbackTemplate.tsx';
import { HomeTemplate } from './HomeTemplate/HomeTemplate.tsx';
import { InsightsTemplate } from './InsightsTemplate/InsightsTemplate.tsx';
import { PageShell } from './PageShell/PageShell.tsx';
import { ProductSectionsTemplate } from './ProductSectionsTemplate/ProductSectionsTemplate.tsx';
import { ProductsTemplate } from './ProductsTemplate/ProductsTemplate.tsx';
import { ServicesTemplate } from './ServicesTemplate/ServicesTemplate.tsx';
import { TextTemplate } from './TextTemplate/TextTemplate.tsx';
import { WhistleTemplate } from './WhistleTemplate/WhistleTemplate.tsx';

export default {
  title: 'Templates/Pages',
  component: HomeTemplate,
  subcomponents: {
    AboutTemplate,
    ArticleTemplate,
    CareersTemplate,
    ContactTemplate,
    CoversTemplate,
    ErrorTemplate,
    FeedbackTemplate,
    InsightsTemplate,
    PageShell,
    ProductSectionsTemplate,
    ProductsTemplate,
    ServicesTemplate,
    TextTemplate,
    WhistleTemplate,
  },
  parameters: usage({
    when: 'A page of the site, from its model. `PageShell` stands around every page.',
    not: 'For a page of another kind: compose it from the kit’s components, or change a copy of a template.',
    accessibility:
      'One `h1`, in the hero. Parts are labelled regions in reading order, and are visible before any script runs.',
    limits:
      'Six articles on a home, six directors, two to six covers or variants; empty parts of a record are left out.',
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
} satisfies Meta;

const page = <Props extends object>(Template: ComponentType<Props>, args: Props) => ({
  args,
  // `e2e/visitor/screen-reader.spec.ts` checks the built pages.
  parameters: { a11y: { test: 'off' } },
  render: (props: Props) => <Template {...props} />,
});

export const Home = page(HomeTemplate, { model: homes.home });
export const HomeCorporate = page(HomeTemplate, { model: homes.corporateHome });
export const HomeLong = page(HomeTemplate, { model: homes.longHome });
export const About = page(AboutTemplate, { model: pages.about });
export const Products = page(ProductsTemplate, { model: products.products });
export const Covers = page(CoversTemplate, { model: products.motor });
export const CoversLong = page(CoversTemplate, { model: products.longMotor });
export const SectionsTravel = page(ProductSectionsTemplate, { model: products.travel });
export const SectionsEngineering = page(ProductSectionsTemplate, {
  model: products.engineering,
});
export const SectionsMarine = page(ProductSectionsTemplate, { model: products.marine });
export const Insights = page(InsightsTemplate, { model: pages.insights });
export const Article = page(ArticleTemplate, { model: pages.article });
export const ArticleLong = page(ArticleTemplate, { model: lengthened(pages.article) });
export const Careers = page(CareersTemplate, { model: pages.careers });
export const CareersLong = page(CareersTemplate, { model: lengthened(pages.careers) });
export const Contact = page(ContactTemplate, {
  model: pages.contact,
  form: <p>The form stands here.</p>,
});
export const Services = page(ServicesTemplate, { model: pages.services });
export const Whistle = page(WhistleTemplate, { model: pages.whistle });
export const Text = page(TextTemplate, { model: homes.textPage });
/** Help after an accident, with contacts. */
export const TextHelp = page(TextTemplate, { model: homes.helpPage });
export const Feedback = page(FeedbackTemplate, {
  model: { hero: { title: 'How are we doing?' } },
  form: <FeedbackForm model={feedback} schema={feedbackSchema} action="#" />,
});
export const NotFound = page(ErrorTemplate, { model: homes.notFound });
/** A short page: the footer is at the bottom of the window. */
export const Shell = page(PageShell, {
  ...homes.shell,
  children: <ErrorTemplate model={homes.notFound} />,
});

const long = { title: longWord, entries: [{ id: 'long', label: longWord }] };

export const Long = variants(
  <AboutTemplate model={lengthened(pages.about)} />,
  <ProductsTemplate model={products.longProducts} />,
  <ProductSectionsTemplate model={products.longMarine} />,
  <TextTemplate model={{ ...homes.textPage, title: longWord, contents: long }} />,
  <ErrorTemplate model={{ ...homes.notFound, links: [], message: `${longWord} `.repeat(12) }} />,
);

/** Pages with as little as a record may have. */
export const Bare = variants(
  <HomeTemplate model={homes.bareHome} />,
  <AboutTemplate model={pages.bareAbout} />,
  <ProductsTemplate model={products.bareProducts} />,
  <CoversTemplate model={products.bareMotor} />,
  <ProductSectionsTemplate model={products.bareMarine} />,
  <TextTemplate model={{ title: homes.textPage.title, body: homes.textPage.body }} />,
);

const missing = {
  status: 'missing',
  message: 'No details available for this article.',
} as const;
const saved = {
  severity: 'success',
  message: 'Submitted successfully and email sent!',
  home: { label: 'Go to the home page', href: '#' },
} as const;

/** No content yet (§4.1), none in a category (§2.6), no article (§4.4), feedback saved (§8). */
export const States = variants(
  <HomeTemplate model={undefined} />,
  <InsightsTemplate model={pages.emptyInsights} />,
  <ArticleTemplate model={{ ...pages.article, article: { status: 'loading' } }} />,
  <ArticleTemplate model={{ ...pages.article, article: missing }} />,
  <FeedbackTemplate
    model={{ hero: { title: 'How are we doing?' }, outcome: saved }}
    form={undefined}
  />,
);
