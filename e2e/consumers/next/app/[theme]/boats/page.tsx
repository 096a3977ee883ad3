// Uses only what docs/kit.md explains: the parts of a product's page, as a server component.
import { Button, Cover, CoverAccordion, Dialog, Facts, PageHero, Section } from '@insurance-kit/ui';
import { opensDialog } from '@insurance-kit/ui/page';

export default function Page() {
  return (
    <main>
      <PageHero
        title="Boat insurance"
        lead="For fishers, and for weekends."
        actions={<Button {...opensDialog('price')}>See the price</Button>}
        slotProps={{ lead: { sx: { fontStyle: 'italic' } } }}
      />
      <Section>
        <CoverAccordion sx={{ marginBlock: 4 }}>
          <Cover title="Hull" note="From GHS 90" open>
            <Facts facts={[{ term: 'Excess', detail: 'GHS 20' }]} />
          </Cover>
        </CoverAccordion>
      </Section>
      <Dialog id="price" title="The price">
        From GHS 90 a year.
      </Dialog>
    </main>
  );
}
