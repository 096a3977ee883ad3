// Uses only what docs/kit.md explains: the parts of a product's page, as a server component.
import {
  ArticleCard,
  Benefits,
  Button,
  CallToAction,
  Contents,
  Cover,
  CoverAccordion,
  Dialog,
  Facts,
  PageHero,
  Picture,
  Section,
  TabNav,
} from '@insurance-kit/ui';
import { opensDialog } from '@insurance-kit/ui/page';

export default function Page() {
  return (
    <main>
      <PageHero
        title="Boat insurance"
        lead="For fishers, and for weekends."
        picture={<Picture alt="" width={680} height={500} priority />}
        actions={<Button {...opensDialog('price')}>See the price</Button>}
        slotProps={{ lead: { sx: { fontStyle: 'italic' } } }}
      />
      <TabNav tabs={[{ label: 'Canoe', href: '#canoe', current: true }]} />
      <Section id="covers">
        <Contents title="On this page" entries={[{ id: 'covers', label: 'Covers' }]} />
        <CoverAccordion sx={{ marginBlock: 4 }}>
          <Cover title="Hull" note="From GHS 90" open>
            <p>Damage to the boat itself.</p>
            <Facts facts={[{ term: 'Excess', detail: 'GHS 20' }]} />
          </Cover>
          <Cover title="Liability">Damage to others.</Cover>
        </CoverAccordion>
        <ArticleCard heading="Storm season" link={{ label: 'Read more', href: '#storm' }} />
      </Section>
      <Benefits title="Always included" surface="panel" groups={[{ content: <p>Rescue.</p> }]} />
      <CallToAction title="Before you sail" action={<Button href="#call">Call us</Button>} />
      <Dialog id="price" title="The price">
        From GHS 90 a year.
      </Dialog>
    </main>
  );
}
