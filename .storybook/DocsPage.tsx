import { Controls, Description, Primary, Stories, Title } from '@storybook/addon-docs/blocks';

/** A component's page. Storybook's default page would show the first story twice. */
const DocsPage = () => (
  <>
    <Title />
    <Description />
    <Primary />
    <Controls />
    <Stories includePrimary={false} />
  </>
);
export default DocsPage;
