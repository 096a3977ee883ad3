import { Controls, Description, Primary, Stories, Title } from '@storybook/addon-docs/blocks';

/** A component's documentation page. Storybook's default page shows the first story twice. */
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
