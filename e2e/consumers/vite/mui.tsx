// An app that has MUI components of its own: they wear the company's theme beside the kit's, the kit's
// looks can be changed in each of MUI's ways, and a theme of the app's own stands beside them.
import { Hero, Button as KitButton, KitProvider } from '@insurance-kit/ui';
import { baseStyles } from '@insurance-kit/ui/base-styles';
import { schemesOf } from '@insurance-kit/ui/palette';
import { createKitTheme, themeVariables } from '@insurance-kit/ui/theme';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { createTheme, styled, THEME_ID, ThemeProvider, useTheme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { createRoot } from 'react-dom/client';

const theme = createKitTheme({
  schemes: schemesOf({ purple: '#630994', red: '#9c0421' }),
  overrides: {
    components: {
      KitHero: {
        defaultProps: { lead: 'A lead that the theme gives' },
        styleOverrides: { lead: { letterSpacing: '3px' } },
      },
    },
  },
});
const styles = baseStyles(undefined, { variables: themeVariables(theme) });

const TallHero = styled(Hero)({ minHeight: 900 });

/** The theme is typed: no cast. */
const Role = () => {
  const { vars, layout } = useTheme();
  return <output>{`${vars.palette.roles.hero} ${layout.gutter}`}</output>;
};

const picture = { alt: '', width: 760, height: 800 };
const { dataset } = document.documentElement;
dataset.theme = 'purple';

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <>
    <KitProvider theme={theme} baseStyles={styles}>
      <Hero
        id="changed"
        title="Overridden"
        picture={picture}
        sx={{ outline: '7px solid' }}
        slotProps={{ text: { 'data-text': 'of the app' } }}
      />
      <TallHero id="tall" title="Styled" picture={picture} />
      <KitButton id="kit" onClick={() => (dataset.theme = 'red')}>
        The kit's
      </KitButton>
      <Button id="own" variant="contained" color="primary">
        The app's
      </Button>
      <TextField id="field" label="Name" />
      <Alert id="alert" severity="success">
        Saved
      </Alert>
      <Table id="table">
        <TableBody>
          <TableRow>
            <TableCell>Own damage</TableCell>
          </TableRow>
        </TableBody>
      </Table>
      <Role />
    </KitProvider>
    <ThemeProvider
      theme={{ [THEME_ID]: createTheme({ palette: { primary: { main: '#00695c' } } }) }}
    >
      <Button id="apart" variant="contained">
        Of the app's own theme
      </Button>
    </ThemeProvider>
  </>,
);
