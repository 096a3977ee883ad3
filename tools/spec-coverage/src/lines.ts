/** A requirement of the specification, and what stands for it. */
export interface Line {
  /** The section's number: '2.6'. */
  readonly section: string;
  /** What is required, in the repository's own words. */
  readonly line: string;
  /** The files that do it, from the root of the repository. */
  readonly where: readonly string[];
  /** Tests that fail when it is not done: a part of a title, or `file › part`. */
  readonly tests: readonly string[];
  /** Why it may stand without its tests for now; it counts only while one is missing. */
  readonly open?: string;
}

/** The sections of the specification that require something, in its order. */
export const sections: ReadonlyMap<string, string> = new Map([
  ['2.1', 'Routes'],
  ['2.2', 'Header and audience switch'],
  ['2.3', 'Footer'],
  ['2.4', 'Individual home'],
  ['2.5', 'Corporate home'],
  ['2.6', 'Insights list'],
  ['2.7', 'Article detail'],
  ['2.8', 'About'],
  ['2.9', 'Products overview'],
  ['2.10', 'Product details layouts'],
  ['2.11', 'Motor pages'],
  ['2.12', 'Travel page'],
  ['2.13', 'Home insurance page'],
  ['2.14', 'Engineering page'],
  ['2.15', 'Marine page'],
  ['2.16', 'Careers'],
  ['2.17', 'Contact'],
  ['2.18', 'Self Service'],
  ['2.19', 'Whistle Blowing'],
  ['2.20', 'Privacy'],
  ['2.21', 'Global elements'],
  ['3', 'Entities and fields'],
  ['4.1', 'Content pages: loading and failure'],
  ['4.2', 'Insights list: category and page'],
  ['4.3', 'Audience mode'],
  ['4.4', 'Article detail: loading and failure'],
  ['4.5', 'Feedback modal'],
  ['4.6', 'Cookie banner'],
  ['4.7', 'Motor accordion and modals'],
  ['4.8', 'Carousel'],
  ['4.9', 'Contact form'],
  ['5.1', 'Validation of the contact form'],
  ['5.2', 'Validation of the feedback'],
  ['5.3', 'Article captions'],
  ['6', 'Roles and permissions'],
  ['7', 'Calls'],
  ['8', 'Messages'],
  ['9', 'Constants and limits'],
]);

const page = (name: string): string => `apps/site/app/pages/${name}.tsx`;
const component = (name: string, file = name): string =>
  `packages/ui/src/components/${name}/${file}.tsx`;
const template = (name: string): string =>
  `packages/ui/src/templates/${name}Template/${name}Template.tsx`;
const record = (name: string): string => `packages/content-client/src/records/${name}.ts`;

const routeTable = 'apps/site/addresses/route-table.ts';
const shell = 'apps/site/app/shell.ts';
const companyWords = 'apps/site/app/companies/harmattan-ghana/index.ts';
const texts = (name: string): string => `apps/site/app/companies/harmattan-ghana/texts/${name}.ts`;
const client = 'packages/content-client/src/client.ts';
const queries = 'packages/content-client/src/queries/hooks.ts';
const resources = 'packages/content-client/src/records/resources.ts';

const forms = 'next: forms';

/** The table of screens: every route in a browser, with and without JavaScript. */
const everyRoute = 'routes.spec.ts › title, heading, links, every field of its records, dialogs';
const everyRouteWithoutScript =
  'routes.spec.ts › without JavaScript: heading, links, every field of its records';
const routes = [everyRoute, everyRouteWithoutScript];

export const lines: readonly Line[] = [
  // §2.1
  {
    section: '2.1',
    line: 'every route of the table shows its screen, for both audiences',
    where: [routeTable, 'apps/site/app/routes.ts'],
    tests: ['the table of screens has every route', ...routes],
  },
  {
    section: '2.1',
    line: 'the product details layouts alone lead to their first product',
    where: [routeTable, 'apps/site/app/resources/redirect.ts'],
    tests: [
      'alone leads to its first product',
      'leads from the product details layouts alone to their first product',
    ],
  },
  {
    section: '2.1',
    line: "any other path shows 'Unexpected Application Error!' and the message",
    where: [page('not-found'), template('Error')],
    tests: ['answers 404, themed', 'shows the error under the page’s one h1'],
  },
  // §2.2
  {
    section: '2.2',
    line: 'the top strip has the working hours and a switch to / and /redhome',
    where: [shell, component('SiteHeader')],
    tests: ['working hours and the switch, its active audience marked'],
  },
  {
    section: '2.2',
    line: 'the audience follows the path, and the switch sets it',
    where: ['apps/site/addresses/route-table.ts', 'apps/site/app/root.tsx'],
    tests: [
      'the switch changes audience, theme and title',
      'without JavaScript the switch changes the audience',
    ],
  },
  {
    section: '2.2',
    line: 'the logo leads to the home of the audience',
    where: [shell],
    tests: ['the logo leads to the home of the audience'],
  },
  {
    section: '2.2',
    line: 'five links, the current page underlined',
    where: [shell, component('SiteHeader')],
    tests: ['five links, none of them current on a home', 'the current page is underlined'],
  },
  {
    section: '2.2',
    line: 'a Self Service button leads to the services of the audience',
    where: [shell],
    tests: ["'Self Service' leads to the services of the audience"],
  },
  {
    section: '2.2',
    line: 'on small screens a toggle opens a menu of the same links and the switch; a choice closes it',
    where: [shell, component('SiteHeader')],
    tests: [
      'shell.spec.ts › it holds the switch, the links, Self Service and the phone number',
      'shell.spec.ts › it closes when a link or a mode is chosen',
      'shell.spec.ts › Escape closes it and gives focus back',
      'opens its menu without script',
    ],
  },
  {
    section: '2.2',
    line: 'buttons hover purple, on /redabout red',
    where: [shell, component('SiteHeader')],
    tests: ['the Self Service button hovers purple in both themes, red on /redabout alone'],
  },
  // §2.3
  {
    section: '2.3',
    line: 'columns Main Service, Self Service, Affiliation and Whistle Blowing',
    where: [shell, component('SiteFooter')],
    tests: ['the footer: every link to /, but whistle-blowing', 'shows each column of links'],
  },
  {
    section: '2.3',
    line: 'the whistle-blowing link follows the audience; other links lead to /',
    where: [shell],
    tests: [
      'the footer: every link to /, but whistle-blowing',
      '/privacy keeps the audience of the tab',
    ],
  },
  {
    section: '2.3',
    line: 'the copyright line for 2024 and four social icons',
    where: [companyWords, component('SiteFooter')],
    tests: [
      'the footer: every link to /, but whistle-blowing',
      'four social icons, each named, each in a new tab',
    ],
  },
  // §2.4
  {
    section: '2.4',
    line: 'a hero with caption, body and image of the record',
    where: [page('home'), component('Hero')],
    tests: ['hero: its words, and a picture that loads', ...routes],
  },
  {
    section: '2.4',
    line: "'My Insurance Account' with Request & Pay in a new tab",
    where: [page('home'), component('AccountBand')],
    tests: ["'My Insurance Account' leads to the portal in a new tab", everyRoute],
  },
  {
    section: '2.4',
    line: 'two tiles with the buttons, destinations and defaults of the record',
    where: [page('home'), component('Tile')],
    tests: ['the two tiles: words, pictures, and where their buttons lead', everyRoute],
  },
  {
    section: '2.4',
    line: "'Our Insights' with its lead, 'See more' and the first cards",
    where: [page('home'), component('ArticleGrid')],
    tests: ["'Our Insights': the first six cards, in the service's order"],
  },
  {
    section: '2.4',
    line: "the affiliation block and the 'Get Insured Today' banner",
    where: [
      'apps/site/app/sections/affiliation.ts',
      component('AffiliationBlock'),
      component('ClosingBanner'),
    ],
    tests: [
      'the affiliation block names the mother company and leads to the group',
      "the page closes with 'Get Insured Today'",
    ],
  },
  {
    section: '2.4',
    line: "'Loading...' until the home record arrives",
    where: [template('Home'), component('Loading')],
    tests: [
      'shows Loading... until the home record arrives',
      'nothing known: 503, Loading..., and the content as soon as it comes',
    ],
  },
  // §2.5
  {
    section: '2.5',
    line: "a hero with the company's name and tagline",
    where: [page('home'), companyWords],
    tests: ['hero: its words, and a picture that loads', 'shows a company’s name and tagline'],
  },
  {
    section: '2.5',
    line: 'the account band; tiles with Learn More to /redabout and Get a Quote in a new tab',
    where: [page('home')],
    tests: ['the two tiles: words, pictures, and where their buttons lead', everyRoute],
  },
  {
    section: '2.5',
    line: "'See more' leads to /purpleinsights; affiliation block and banner",
    where: [page('home')],
    tests: ["'Our Insights': the first six cards, in the service's order", everyRoute],
  },
  // §2.6
  {
    section: '2.6',
    line: 'a card: image, category, locale date, heading, excerpt, Read More by theme',
    where: ['apps/site/app/sections/article-card.ts', component('ArticleCard')],
    tests: [
      "a card: picture, category, date, and 'Read More' to the article",
      'shows category, date, heading, excerpt and a link named for the article',
      everyRoute,
    ],
  },
  {
    section: '2.6',
    line: 'category tabs with All and a pager, except on the homes',
    where: [page('insights'), component('FilterTabs'), component('Pager')],
    tests: [
      'category tabs, pager, back and forward',
      "'Our Insights': the first six cards, in the service's order",
    ],
  },
  {
    section: '2.6',
    line: 'hero, account card, the two latest articles, the list, a banner',
    where: [page('insights'), template('Insights')],
    tests: ['has one h1, the latest two, the list with filter and pager, and a banner', ...routes],
  },
  {
    section: '2.6',
    line: "the account card leads to the audience's contact page, the banner as the theme has it",
    where: [page('insights')],
    tests: [
      "leads from the individual page's card to /purplecontact and from its banner outside",
      "leads from the corporate page's contact links to /redcontact",
      everyRoute,
    ],
  },
  // §2.7
  {
    section: '2.7',
    line: 'back link, caption, category, date in US long form, body, picture',
    where: [page('article'), template('Article')],
    tests: [
      'shows caption, category, date in US long form, picture, body and the PDF',
      'leads back to the list and from four social icons to the home page of its audience',
      ...routes,
    ],
  },
  {
    section: '2.7',
    line: 'the download of the attached PDF',
    where: [page('article'), component('DownloadLink')],
    tests: ['the download delivers the PDF; an article without one has no button'],
  },
  {
    section: '2.7',
    line: "'Connect with us': four social icons to the home page",
    where: [page('article'), component('SocialRow')],
    tests: [everyRoute, 'is a named list of four icons, each a link with a name'],
  },
  {
    section: '2.7',
    line: 'two side cards of other articles',
    where: [page('article'), component('Teaser')],
    tests: ['two side cards: the first other articles, never the article itself'],
  },
  {
    section: '2.7',
    line: 'the red version ends with a Contact Us banner',
    where: [page('article')],
    tests: ['ends with a Contact Us banner on the corporate page alone', everyRoute],
  },
  {
    section: '2.7',
    line: "'Loading...' while fetching, 'No details available for this article.' without one",
    where: [page('article'), template('Article')],
    tests: [
      "ArticleTemplate.test.tsx › shows 'Loading...' while fetching",
      'an article that does not exist answers 404 and says so',
    ],
  },
  // §2.8
  {
    section: '2.8',
    line: 'hero, account card to /redcontact, intro, four content sections',
    where: [page('about'), template('About')],
    tests: [
      'has one h1, and its parts in order',
      'alternates the sides of the pictures',
      ...routes,
    ],
  },
  {
    section: '2.8',
    line: 'six directors with photo, name, role and a biography that expands on hover',
    where: [texts('company'), component('ProfileCard')],
    tests: [
      'six directors: a biography expands on hover, on focus and on a press',
      'has six directors with the roles of §2.8 and four executives',
    ],
  },
  {
    section: '2.8',
    line: 'a carousel of four executives, two slides wide, one at 600 px or narrower',
    where: [texts('company'), component('Carousel')],
    tests: [
      'the carousel: two slides, one a step, without end, dots up to 1024 px',
      'up to 600 px the carousel shows one slide and starts on the second',
      'the directors and the four executives read',
    ],
  },
  {
    section: '2.8',
    line: "Contact Us leads to /purplecontact on /purpleabout, else to the group's contact page",
    where: [page('about')],
    tests: ["leads from the individual page's Contact Us button to /purplecontact", everyRoute],
  },
  {
    section: '2.8',
    line: "a banner to the group's about page",
    where: [page('about')],
    tests: [everyRoute],
  },
  // §2.9
  {
    section: '2.9',
    line: 'individual: hero and three cards to motor, travel and home',
    where: [page('products'), component('ProductCards')],
    tests: ['has three cards: motor, travel, home, each of its own fields', ...routes],
  },
  {
    section: '2.9',
    line: 'individual: Make a Claim, and a Get a Quote banner on large screens only',
    where: [page('products'), component('QuoteBanner')],
    tests: ['the individual quote banner shows on large screens alone', everyRoute],
  },
  {
    section: '2.9',
    line: 'corporate: header, three cards, the claims section, a quote in the banner',
    where: [page('products-corporate'), template('Products')],
    tests: ['leads to its products, to claims, and to a quote from the bottom banner', ...routes],
  },
  // §2.10
  {
    section: '2.10',
    line: 'a tab bar of the three products of the audience, the active one marked',
    where: ['apps/site/app/products/tabs.ts', component('TabNav')],
    tests: [
      'the tab bar: the product shown is marked, and a press shows another',
      'gives each audience its three products in the order of the tab bar',
      everyRoute,
    ],
  },
  // §2.11
  {
    section: '2.11',
    line: 'three covers; comprehensive is open at first, each toggles alone',
    where: [page('motor'), component('CoverAccordion')],
    tests: ['three covers: comprehensive open at first, each toggles alone'],
  },
  {
    section: '2.11',
    line: 'each cover has Insurance Features in a modal and a motor quote link',
    where: [page('motor'), component('FeaturesDialog')],
    tests: [everyRoute, 'leads to its sister pages, and from covers and banner to the motor quote'],
  },
  {
    section: '2.11',
    line: 'a hero, the benefits and a banner',
    where: [page('motor'), page('motor-corporate'), template('Covers'), component('Benefits')],
    tests: ['shows hero, tabs, three covers, benefits and banner', ...routes],
  },
  // §2.12
  {
    section: '2.12',
    line: 'STUDENT and INDIVIDUALS cards, each with its features in a modal',
    where: [page('travel'), component('FeaturesDialog')],
    tests: ['has two cards, STUDENT and INDIVIDUALS, each with its features', ...routes],
  },
  {
    section: '2.12',
    line: 'a list of seven travel benefits',
    where: [page('travel'), component('Benefits')],
    tests: ['lists seven travel benefits under their title', everyRoute],
  },
  // §2.13
  {
    section: '2.13',
    line: 'HOMEOWNERS and HOUSEHOLDERS, each with Featured Insurance in a modal, and benefits',
    where: [page('home-insurance')],
    tests: ['has HOMEOWNERS and HOUSEHOLDERS, each with its Featured Insurance', ...routes],
  },
  // §2.14
  {
    section: '2.14',
    line: 'five products, each with its features in a modal',
    where: [page('engineering'), template('ProductSections')],
    tests: ['has five products, each with its Insurance Features', ...routes],
  },
  {
    section: '2.14',
    line: 'Contact Us leads to /redcontact',
    where: [page('engineering')],
    tests: ['leads to its sister pages, and from products and banner to /redcontact', everyRoute],
  },
  {
    section: '2.14',
    line: 'benefits: Comprehensive and Third Party Fire & Theft',
    where: [page('engineering'), component('Benefits')],
    tests: ['shows the benefits of both motor covers below their text', everyRoute],
  },
  // §2.15
  {
    section: '2.15',
    line: 'Marine Cargo and Marine hull, each with its features in a modal and Request & Pay',
    where: [page('marine')],
    tests: ['has Marine Cargo and Marine hull, each with its Insurance Features', ...routes],
  },
  {
    section: '2.15',
    line: "benefits of travel-type cover, and 'MARINE INSURANCE THAT IS FOR YOU'",
    where: [page('marine'), texts('products')],
    tests: ['lists benefits of travel-type cover, and ends with a text block', ...routes],
  },
  // §2.16
  {
    section: '2.16',
    line: 'hero, two image-and-text sections; an account panel on the red page alone',
    where: [page('careers'), template('Careers')],
    tests: ['has the account panel with GET A QUOTE on the corporate page alone', ...routes],
  },
  {
    section: '2.16',
    line: 'five cards to a social page: a row that scrolls on small screens, two large ones on large',
    where: [template('Careers')],
    tests: ['five career cards: two large ones lead on large screens', everyRoute],
  },
  {
    section: '2.16',
    line: "a banner with Contact Us to the audience's contact page; 'Loading...' until data arrives",
    where: [page('careers'), template('Careers')],
    tests: [everyRoute, "CareersTemplate.test.tsx › shows 'Loading...' until the record arrives"],
  },
  // §2.17
  {
    section: '2.17',
    line: 'header image, caption and body; a closing banner',
    where: [page('contact'), template('Contact')],
    tests: routes,
  },
  {
    section: '2.17',
    line: 'the contact form',
    where: [component('ContactForm'), 'apps/site/app/features/contact/post-contact.ts'],
    tests: [
      'a message is sent with its fields, from_name and the preferred time',
      'a message is sent, and what is sent twice is mailed once',
    ],
    open: forms,
  },
  {
    section: '2.17',
    line: 'two office cards with map, call number, email and head office',
    where: [page('contact'), component('OfficeCard'), 'apps/site/app/offices/maps.ts'],
    tests: [
      'two offices: a map each, loaded late and named, with a plain link',
      'leads to a call, an e-mail and a map for each office',
      ...routes,
    ],
  },
  {
    section: '2.17',
    line: "'Loading...' until data arrives",
    where: [template('Contact')],
    tests: ["ContactTemplate.test.tsx › shows 'Loading...' until the record arrives"],
  },
  {
    section: '2.17',
    line: 'the privacy label leads to /privacy',
    where: [component('ContactForm')],
    tests: ['the privacy box leads to /privacy and is not enforced'],
    open: forms,
  },
  // §2.18
  {
    section: '2.18',
    line: 'heading and lead, the account card with GET A QUOTE, File a Claim, Buy Insurance',
    where: [page('services'), template('Services')],
    tests: ['offers the account, a claim and a purchase, all outside the site', ...routes],
  },
  // §2.19
  {
    section: '2.19',
    line: 'the policy: who may report, what a report must be, anonymity, consent',
    where: [page('whistle'), texts('service')],
    tests: ['whistle.test.ts › states the policy', ...routes],
  },
  {
    section: '2.19',
    line: "the officer's phone, the ethics e-mail, a web link, six auditors' numbers",
    where: [page('whistle'), texts('service')],
    tests: ["names the officer's phone, the ethics e-mail, the web link and six lines", ...routes],
  },
  // §2.20
  {
    section: '2.20',
    line: 'the privacy and cookie policy of 31 October 2022; no accounts for those under 18',
    where: [page('privacy'), 'apps/site/app/companies/harmattan-ghana/privacy.html'],
    tests: ['the policy: title, date, and no accounts for those under 18', ...routes],
  },
  // §2.21
  {
    section: '2.21',
    line: 'a feedback modal on every page',
    where: [component('FeedbackDialog'), page('feedback')],
    tests: [
      'feedback.spec.ts › by keyboard: saved, then e-mailed',
      'feedback is saved and e-mailed; what is sent twice, once',
    ],
    open: forms,
  },
  {
    section: '2.21',
    line: 'a cookie banner at the bottom of every page',
    where: [component('CookieBanner')],
    tests: ['cookies.spec.ts › accepting is kept for 150 days'],
    open: forms,
  },
  {
    section: '2.21',
    line: 'product modals open by their button and close by a close button',
    where: [component('FeaturesDialog'), component('Dialog')],
    tests: [
      everyRoute,
      'are opened by a button, which had the focus before, and their heading takes it',
      'are closed by their close button',
    ],
  },
  // §3
  {
    section: '3',
    line: 'records arrive as arrays, of which the first element counts; article lists count whole',
    where: [client, resources],
    tests: ['only the first element of a record is used', 'lists may be empty, leave out what'],
  },
  {
    section: '3',
    line: 'file fields are paths below the content service; empty ones show the default image',
    where: ['packages/content-client/src/assets.ts', component('Picture')],
    tests: [
      'whatever the path, a browser stays below the asset base',
      'an article without a picture has the default one',
      'shows the default picture where the content has none',
      'shows the default picture in place of a broken one',
    ],
  },
  {
    section: '3',
    line: 'caption, body, text and feature fields are rendered as HTML',
    where: [record('fields'), component('RichText'), component('Caption')],
    tests: ['shows HTML as HTML', ...routes],
  },
  {
    section: '3',
    line: 'the home record',
    where: [record('home'), page('home')],
    tests: routes,
  },
  {
    section: '3',
    line: 'the article card: heading and excerpt without HTML, a default excerpt',
    where: [record('articles'), 'apps/site/app/sections/article-card.ts'],
    tests: [
      'HTML in headings and excerpts is stripped, entities decoded',
      'article cards carry the fields of §3',
      ...routes,
    ],
  },
  {
    section: '3',
    line: 'the blog category',
    where: [record('articles')],
    tests: ['categories differ by more than case and are never empty', ...routes],
  },
  {
    section: '3',
    line: 'the article detail',
    where: [record('articles'), page('article')],
    tests: ['article details carry the fields of §3', ...routes],
  },
  {
    section: '3',
    line: 'the about record; the board record is there and not read',
    where: [record('about'), page('about')],
    tests: ['about.test.ts › shows every field of the record', ...routes],
  },
  {
    section: '3',
    line: 'the individual products record',
    where: [record('products'), page('products')],
    tests: ['products.test.ts › shows every field of the record', ...routes],
  },
  {
    section: '3',
    line: 'the corporate products record',
    where: [record('products'), page('products-corporate')],
    tests: ['products.test.ts › shows every field of the record', ...routes],
  },
  {
    section: '3',
    line: 'the motor records, individual and corporate',
    where: [record('motor'), page('motor'), page('motor-corporate')],
    tests: ['motor.test.ts › shows every field of the record', ...routes],
  },
  {
    section: '3',
    line: 'the travel record',
    where: [record('travel'), page('travel')],
    tests: ['travel.test.ts › shows every field of the record', ...routes],
  },
  {
    section: '3',
    line: 'the home insurance record',
    where: [record('homeInsurance'), page('home-insurance')],
    tests: ['home-insurance.test.ts › shows every field of the record', ...routes],
  },
  {
    section: '3',
    line: 'the engineering record; contractors_all_risk_body is also its picture',
    where: [record('engineering'), page('engineering')],
    tests: [
      'is the picture where it looks like a path, and then no text',
      'is the text beside the default picture where it does not',
      ...routes,
    ],
  },
  {
    section: '3',
    line: 'the marine record',
    where: [record('marine'), page('marine')],
    tests: ['marine.test.ts › shows every field of the record', ...routes],
  },
  {
    section: '3',
    line: 'the careers record with five cards',
    where: [record('careers'), page('careers')],
    tests: ['careers.test.ts › shows every field of the record', ...routes],
  },
  {
    section: '3',
    line: 'the contact record with two offices',
    where: [record('contact'), page('contact')],
    tests: ['contact.test.ts › shows the header of the record', ...routes],
  },
  {
    section: '3',
    line: 'the contact message',
    where: [component('ContactForm')],
    tests: ['a message is sent with its fields, from_name and the preferred time'],
    open: forms,
  },
  {
    section: '3',
    line: 'the feedback: rating 1 to 5, likely_to_recommend 0 to 10, optional text',
    where: [record('feedback')],
    tests: [
      'keeps a feedback with its text, and one without',
      'feedback.test.ts › refuses %s with 400 and a reason',
    ],
  },
  {
    section: '3',
    line: 'executives and directors are fixed in the page',
    where: [texts('company')],
    tests: ['has six directors with the roles of §2.8 and four executives'],
  },
  // §4
  {
    section: '4.1',
    line: "'Loading...' until the first record arrives, then the content",
    where: [queries, component('Loading'), 'apps/site/app/page-script/react.ts'],
    tests: [
      'nothing known: 503, Loading..., and the content as soon as it comes',
      'a record stays loading while it cannot be read, and shows as soon as it comes',
    ],
  },
  {
    section: '4.1',
    line: 'a failed fetch is only logged; what was known last stays',
    where: ['apps/site/server/content/store.ts'],
    tests: [
      'the last good content stays while the service is down, also over a restart',
      'where nothing is known the failure is told, and not asked again for every visitor',
    ],
  },
  {
    section: '4.2',
    line: 'All and page 1 at first',
    where: [page('insights'), 'apps/site/addresses/insights-address.ts'],
    tests: ["'All' and page 1 at first: six cards, no previous page"],
  },
  {
    section: '4.2',
    line: 'a category filters by equality without regard to case, and resets to page 1',
    where: [page('insights')],
    tests: [
      'a category filters and goes to page 1',
      'filters by category without regard to case, and pages within it',
    ],
  },
  {
    section: '4.2',
    line: 'no previous page on the first, no next on the last; numbers jump',
    where: [component('Pager')],
    tests: [
      'next and numbered pages, no next page on the last',
      'disables Previous on page 1 and Next on the last page',
    ],
  },
  {
    section: '4.3',
    line: 'the mode comes from the path and the switch',
    where: ['apps/site/addresses/route-table.ts'],
    tests: [
      'the switch changes audience, theme and title',
      'a first visit to /privacy is individual',
      'the error page keeps the audience of the tab',
    ],
  },
  {
    section: '4.4',
    line: "loading ends on an error, and 'No details available for this article.' shows",
    where: [page('article')],
    tests: [
      'an article that cannot be had answers 503, says so, and shows when it comes',
      'an article that cannot be had fails after a few attempts',
    ],
  },
  {
    section: '4.5',
    line: 'opens by itself 30 seconds after the first load, once per browser',
    where: ['apps/site/app/page-script/feedback.ts'],
    tests: [
      'comes 30 s after the first load of the tab, not before, and once',
      '30 s after the first load of the tab, and once per browser',
    ],
    open: forms,
  },
  {
    section: '4.5',
    line: 'each opening resets rating, score and text',
    where: [component('FeedbackDialog'), 'apps/site/app/page-script/feedback.ts'],
    tests: [
      'empties its form whenever it opens',
      'each opening starts afresh; the x and Escape close it',
    ],
    open: forms,
  },
  {
    section: '4.5',
    line: 'closes by the x and after a successful submit',
    where: [component('FeedbackDialog')],
    tests: [
      'each opening starts afresh; the x and Escape close it',
      'feedback.spec.ts › by keyboard: saved, then e-mailed',
    ],
    open: forms,
  },
  {
    section: '4.6',
    line: 'shown until a consent cookie exists; accept and decline both set it',
    where: [component('CookieBanner'), 'packages/ui/src/page/cookieBanner.ts'],
    tests: [
      'accepting is kept for 150 days, and the banner does not return',
      'a decline is kept, and no scrolling makes it an accept',
    ],
    open: forms,
  },
  {
    section: '4.6',
    line: 'scrolling past 50 percent accepts',
    where: ['packages/ui/src/page/cookieBanner.ts'],
    tests: ['scrolling past half of the page accepts'],
    open: forms,
  },
  {
    section: '4.7',
    line: 'three independent flags, comprehensive alone open at first',
    where: [component('CoverAccordion')],
    tests: [
      'three covers: comprehensive open at first, each toggles alone',
      'keeps what the visitor opened when the page renders again',
    ],
  },
  {
    section: '4.7',
    line: 'independent modals: three motor, two travel, two home, five engineering, two marine',
    where: [component('FeaturesDialog')],
    tests: [everyRoute],
  },
  {
    section: '4.7',
    line: "a modal fetches its record on each opening and shows 'Loading...' until it arrives",
    where: [queries, component('FeaturesDialog')],
    tests: [
      "a dialog shows 'Loading...' until its record arrives, and keeps asking when it fails",
      'a modal asks again and stays loading until the answer, even with a cached copy',
      everyRoute,
    ],
  },
  {
    section: '4.8',
    line: 'infinite looping, one slide a step, no autoplay',
    where: ['packages/ui/src/components/Carousel/slider.ts'],
    tests: [
      'the carousel: two slides, one a step, without end, dots up to 1024 px',
      'turns one slide a step, in 500 ms, and without end',
    ],
  },
  {
    section: '4.8',
    line: 'dots only up to 1024 px',
    where: [component('Carousel')],
    tests: ['about.spec.ts › up to 1024 px there are dots'],
  },
  {
    section: '4.9',
    line: 'the form resets after submit; phone and date values clear',
    where: [component('ContactForm')],
    tests: ['a message that fails can be put back whole'],
    open: forms,
  },
  {
    section: '4.9',
    line: 'a toast for success or failure, top right, gone after 5000 ms',
    where: [component('Toasts')],
    tests: ['a message is sent with its fields, from_name and the preferred time'],
    open: forms,
  },
  // §5
  {
    section: '5.1',
    line: 'first name, last name, email, phone and message are required; the email has its format',
    where: [component('ContactForm')],
    tests: [
      'contactValues.test.ts › is each of the five required fields, in their order',
      'what is missing is listed where focus goes, and nothing is sent',
    ],
    open: forms,
  },
  {
    section: '5.1',
    line: 'the phone defaults to Ghana, is checked, and shows whether it is valid',
    where: [component('PhoneField')],
    tests: ['is a number of Ghana unless it says otherwise', 'phone.test.ts › is not valid'],
    open: forms,
  },
  {
    section: '5.1',
    line: 'three dropdowns that default to their prompt and are not enforced',
    where: [component('ContactForm')],
    tests: ['is not a choice, the date or the privacy box left alone'],
    open: forms,
  },
  {
    section: '5.1',
    line: 'the privacy checkbox is shown and not enforced',
    where: [component('ContactForm')],
    tests: ['the privacy box leads to /privacy and is not enforced'],
    open: forms,
  },
  {
    section: '5.1',
    line: 'preferred date and time: optional, 15-minute steps, its format, its error',
    where: [component('DateTimeField')],
    tests: [
      'is written as MM/dd/yyyy, HH:mm',
      "'Date input not valid.' holds sending back until it is mended",
    ],
    open: forms,
  },
  {
    section: '5.2',
    line: 'a feedback without stars or score is refused with its message',
    where: [component('FeedbackForm')],
    tests: [
      'without a star or a score it is refused',
      'feedback without a star or a score is refused with its words',
    ],
    open: forms,
  },
  {
    section: '5.3',
    line: 'captions keep h1, h2, h3, p, a, strong, em, ul, li with href and target alone',
    where: ['packages/content-client/src/html/policy.ts'],
    tests: [
      'a caption keeps the tags and attributes of §5.3 and the text of the others',
      'leaves nothing dangerous of %j',
    ],
  },
  // §6
  {
    section: '6',
    line: 'no login: every page is public, the audience changes theme and routes alone',
    where: [routeTable],
    tests: ['the table of screens has every route', ...routes],
  },
  // §7
  {
    section: '7',
    line: 'the GET calls, each answering an array',
    where: [resources, 'apps/content-service/src/http/content.ts'],
    tests: ['client.test.ts › asks for %s', 'the content calls of §7', everyRoute],
  },
  {
    section: '7',
    line: 'two latest articles; an article by its id',
    where: [resources],
    tests: [
      'latest-two answers the two newest cards',
      'an article is asked for by its id, encoded',
    ],
  },
  {
    section: '7',
    line: 'POST /api/feedback/form, judged by an ok status',
    where: [client, 'apps/content-service/src/http/feedback.ts'],
    tests: ['is posted as JSON; an ok status is success, whatever the body'],
  },
  {
    section: '7',
    line: 'the contact form is e-mailed from the browser with its fields, from_name and time',
    where: ['apps/content-service/src/http/emailjs.ts'],
    tests: [
      'takes what emailjs.sendForm posts: the form without the account',
      'a message is sent with its fields, from_name and the preferred time',
    ],
    open: forms,
  },
  {
    section: '7',
    line: 'saved feedback is e-mailed as well',
    where: ['apps/content-service/src/http/emailjs.ts'],
    tests: [
      'takes what emailjs.send posts: answers OK as text and keeps it',
      'feedback.spec.ts › by keyboard: saved, then e-mailed',
    ],
    open: forms,
  },
  {
    section: '7',
    line: 'maps of both offices, and links to the outside sites',
    where: ['apps/site/app/offices/maps.ts', companyWords],
    tests: ['two offices: a map each, loaded late and named, with a plain link', everyRoute],
  },
  // §8
  {
    section: '8',
    line: "'Message sent successfully!'",
    where: [component('ContactForm')],
    tests: ['a message is sent with its fields, from_name and the preferred time'],
    open: forms,
  },
  {
    section: '8',
    line: "'Failed to send message. Please try again.'",
    where: [component('ContactForm')],
    tests: ['a message that fails can be put back whole'],
    open: forms,
  },
  {
    section: '8',
    line: "'Please provide a star rating and a recommendation score.'",
    where: [component('FeedbackForm')],
    tests: [
      'without a star or a score it is refused',
      'feedback without a star or a score is refused with its words',
    ],
    open: forms,
  },
  {
    section: '8',
    line: 'feedback rejected, network exception, saved and e-mailed, e-mail failed: a message each',
    where: [component('FeedbackDialog')],
    tests: [
      'An error occurred. Please try again later.',
      'feedback.spec.ts › by keyboard: saved, then e-mailed',
    ],
    open: forms,
  },
  {
    section: '8',
    line: "'No details available for this article.'",
    where: [texts('articles')],
    tests: ['an article that does not exist answers 404 and says so'],
  },
  {
    section: '8',
    line: "'Date input not valid.'",
    where: [component('DateTimeField')],
    tests: ["'Date input not valid.' holds sending back until it is mended"],
    open: forms,
  },
  {
    section: '8',
    line: "'Unexpected Application Error!' followed by the message",
    where: [companyWords],
    tests: ['answers 404, themed'],
  },
  {
    section: '8',
    line: "a content fetch failure shows no message: the page stays on 'Loading...'",
    where: [queries],
    tests: ['nothing known: 503, Loading..., and the content as soon as it comes'],
  },
  // §9
  {
    section: '9',
    line: 'six cards a page; a grid of one, two and three columns',
    where: [page('insights'), component('ArticleGrid')],
    tests: [
      "'All' and page 1 at first: six cards, no previous page",
      'the grid of cards: 1 column small, 2 medium, 3 large',
    ],
  },
  {
    section: '9',
    line: 'two latest articles, the first two other articles beside an article',
    where: [resources, page('article')],
    tests: [
      'the latest articles are at most two',
      'two side cards: the first other articles, never the article itself',
    ],
  },
  {
    section: '9',
    line: 'working hours Mon-Fri 08:00AM - 05:00PM',
    where: [companyWords],
    tests: ['working hours and the switch, its active audience marked'],
  },
  {
    section: '9',
    line: 'carousel: 500 ms, one slide a turn, breakpoints, resizing debounced at 50 ms',
    where: ['packages/ui/src/components/Carousel/measures.ts'],
    tests: [
      'turns one slide a step, in 500 ms, and without end',
      'shows one slide in windows up to 600 px, and starts on the second',
      'follows a resized window once it has rested for 50 ms',
    ],
  },
  {
    section: '9',
    line: 'feedback after 30 seconds, once per browser; five stars, a slider from 0 to 10',
    where: [component('FeedbackDialog')],
    tests: ['30 s after the first load of the tab, and once per browser'],
    open: forms,
  },
  {
    section: '9',
    line: 'cookie consent for 150 days; accepts at 50 percent; two buttons; at the bottom',
    where: [component('CookieBanner')],
    tests: [
      'accepting is kept for 150 days, and the banner does not return',
      'scrolling past half of the page accepts',
    ],
    open: forms,
  },
  {
    section: '9',
    line: 'the date-time picker: 15-minute steps, MM/dd/yyyy, HH:mm',
    where: [component('DateTimeField')],
    tests: ['the calendar writes MM/dd/yyyy, HH:mm', 'is written as MM/dd/yyyy, HH:mm'],
    open: forms,
  },
  {
    section: '9',
    line: "an article's date in US long form",
    where: ['apps/site/app/text/dates.ts'],
    tests: ['shows caption, category, date in US long form, picture, body and the PDF', everyRoute],
  },
  {
    section: '9',
    line: 'default phone country Ghana',
    where: [component('PhoneField')],
    tests: ['is a number of Ghana unless it says otherwise'],
    open: forms,
  },
  {
    section: '9',
    line: 'toasts top right for 5000 ms',
    where: [component('Toasts')],
    tests: ['Toasts.stories.tsx › Success'],
    open: forms,
  },
  {
    section: '9',
    line: 'copyright 2024; privacy notice of 31 October 2022; 16 years of underwriting',
    where: [companyWords, texts('company')],
    tests: [
      'the footer: every link to /, but whistle-blowing',
      'the policy: title, date, and no accounts for those under 18',
      everyRoute,
    ],
  },
  {
    section: '9',
    line: 'comprehensive motor: GHS6,000, unlimited injury cover, legal fees, windscreen, discounts',
    where: ['apps/content-service/content/motor-individual/compliance_ins_features.html'],
    tests: [everyRoute],
  },
  {
    section: '9',
    line: 'individual is purple, corporate is red',
    where: ['packages/ui/src/theme/ramps.ts', 'packages/ui/src/theme/roles.ts'],
    tests: [
      'answers 200 with a title, a description and one h1',
      'the switch changes audience, theme and title',
    ],
  },
];
