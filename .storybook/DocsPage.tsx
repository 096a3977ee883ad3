import { Controls, Description, Primary, Stories, Title } from '@storybook/addon-docs/blocks';

/** A component's documentation page. Unlike Storybook's, it shows the first story only once. */
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
