import type { Meta } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { FeedbackForm } from '../components/FeedbackForm/FeedbackForm.tsx';
import { feedback, feedbackSchema } from '../fixtures/forms.ts';
import {
  bareHome,
  corporateHome,
  helpPage,
  home,
  longHome,
  notFound,
  shell,
  textPage,
} from '../fixtures/home.ts';
import { lengthened, longWord } from '../fixtures/lengthened.ts';
import {
  about,
  article,
  bareAbout,
  careers,
  contact,
  emptyInsights,
  insights,
  services,
  whistle,
} from '../fixtures/pages.ts';
import {
  bareMarine,
  bareMotor,
  bareProducts,
  engineering,
  longMarine,
  longMotor,
  longProducts,
  marine,
  motor,
  products,
  travel,
} from '../fixtures/products.ts';
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
  render: (props: Props) => <Template {...props} />,
});

export const Home = page(HomeTemplate, { model: home });
export const HomeCorporate = page(HomeTemplate, { model: corporateHome });
export const HomeLong = page(HomeTemplate, { model: longHome });
export const About = page(AboutTemplate, { model: about });
export const Products = page(ProductsTemplate, { model: products });
export const Covers = page(CoversTemplate, { model: motor });
export const CoversLong = page(CoversTemplate, { model: longMotor });
export const SectionsTravel = page(ProductSectionsTemplate, { model: travel });
export const SectionsEngineering = page(ProductSectionsTemplate, { model: engineering });
export const SectionsMarine = page(ProductSectionsTemplate, { model: marine });
export const Insights = page(InsightsTemplate, { model: insights });
export const Article = page(ArticleTemplate, { model: article });
export const ArticleLong = page(ArticleTemplate, { model: lengthened(article) });
export const Careers = page(CareersTemplate, { model: careers });
export const CareersLong = page(CareersTemplate, { model: lengthened(careers) });
export const Contact = page(ContactTemplate, {
  model: contact,
  form: <p>The form stands here.</p>,
});
export const Services = page(ServicesTemplate, { model: services });
export const Whistle = page(WhistleTemplate, { model: whistle });
export const Text = page(TextTemplate, { model: textPage });
/** Help after an accident, with contacts. */
export const TextHelp = page(TextTemplate, { model: helpPage });
export const Feedback = page(FeedbackTemplate, {
  model: { hero: { title: 'How are we doing?' } },
  form: <FeedbackForm model={feedback} schema={feedbackSchema} action="#" />,
});
export const NotFound = page(ErrorTemplate, { model: notFound });
/** A short page: the footer is at the bottom of the window. */
export const Shell = page(PageShell, { ...shell, children: <ErrorTemplate model={notFound} /> });

const long = { title: longWord, entries: [{ id: 'long', label: longWord }] };

export const Long = variants(
  <AboutTemplate model={lengthened(about)} />,
  <ProductsTemplate model={longProducts} />,
  <ProductSectionsTemplate model={longMarine} />,
  <TextTemplate model={{ ...textPage, title: longWord, contents: long }} />,
  <ErrorTemplate model={{ ...notFound, links: [], message: `${longWord} `.repeat(12) }} />,
);

/** Pages with as little as a record may have. */
export const Bare = variants(
  <HomeTemplate model={bareHome} />,
  <AboutTemplate model={bareAbout} />,
  <ProductsTemplate model={bareProducts} />,
  <CoversTemplate model={bareMotor} />,
  <ProductSectionsTemplate model={bareMarine} />,
  <TextTemplate model={{ title: textPage.title, body: textPage.body }} />,
);

const { missing, saved } = {
  missing: { status: 'missing', message: 'No details available for this article.' },
  saved: {
    severity: 'success',
    message: 'Submitted successfully and email sent!',
    home: { label: 'Go to the home page', href: '#' },
  },
} as const;

/** No content yet (§4.1), none in a category (§2.6), no article (§4.4), feedback saved (§8). */
export const States = variants(
  <HomeTemplate model={undefined} />,
  <InsightsTemplate model={emptyInsights} />,
  <ArticleTemplate model={{ ...article, article: { status: 'loading' } }} />,
  <ArticleTemplate model={{ ...article, article: missing }} />,
  <FeedbackTemplate
    model={{ hero: { title: 'How are we doing?' }, outcome: saved }}
    form={undefined}
  />,
);
