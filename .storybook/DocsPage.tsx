import { Controls, Description, Primary, Stories, Title } from '@storybook/addon-docs/blocks';

/** Storybook's page of a component, with the first story once. */
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
