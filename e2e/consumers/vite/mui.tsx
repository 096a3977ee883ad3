import { KitProvider } from '@insurance-kit/ui';
import defaultPicture from '@insurance-kit/ui/art/default-picture.svg?url';
import { baseStyles } from '@insurance-kit/ui/base-styles';
import display from '@insurance-kit/ui/fonts/display.woff2?url';
import text from '@insurance-kit/ui/fonts/text.woff2?url';
import { themeVariables } from '@insurance-kit/ui/theme';
import { createRoot } from 'react-dom/client';
import { OwnMui } from './own-mui/own-mui';
import { theme } from './own-mui/theme';

const styles = baseStyles({ display, text }, { variables: themeVariables(theme) });
document.documentElement.dataset.theme = 'purple';

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <KitProvider theme={theme} baseStyles={styles} defaultPicture={defaultPicture}>
    <OwnMui />
  </KitProvider>,
);
