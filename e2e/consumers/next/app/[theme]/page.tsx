import { createContentClient } from '@insurance-kit/content-client';
import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import { Button, Caption, Hero, Picture, RichText, Section } from '@insurance-kit/ui';
import { ThemeButton } from '../../own-mui/theme-button';

/** A server component. Reads a record, and passes its safe HTML to the kit's hero. */
export default async function Page() {
  'use cache';
  const client = createContentClient({
    baseUrl: process.env.CONTENT_URL ?? '',
    sanitize: createServerSanitizer(),
  });
  const home = await client.read('home');
  return (
    <main>
      <Hero
        title={<Caption html={home.header_caption} />}
        lead={<RichText html={home.header_body} size="lead" color="inherit" />}
        picture={<Picture alt="" width={760} height={800} priority />}
        actions={
          <Button color="secondary" href="#quote">
            Get a quote
          </Button>
        }
      />
      <Section>
        <ThemeButton />
      </Section>
    </main>
  );
}
