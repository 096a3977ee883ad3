'use client';

// Components from MUI, with the company's theme. The last button has a second theme.
import { Section } from '@insurance-kit/ui';
import Button from '@mui/material/Button';
import { createTheme, THEME_ID, ThemeProvider, useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ThemeButton } from './theme-button';

/** `useTheme` needs no cast, because MUI's types know the kit's theme. */
const Role = () => {
  const { vars, layout } = useTheme();
  return <output>{`${vars.palette.roles.hero} ${layout.gutter}`}</output>;
};

const ownTheme = createTheme({ palette: { primary: { main: '#00695c' } } });

export const OwnMui = () => (
  <main>
    <Section>
      <Typography variant="h3" component="h1">
        MUI’s parts beside the kit’s
      </Typography>
      <ThemeButton />
      <Button variant="contained" color="primary">
        Get a quote
      </Button>
      <TextField id="name" label="Name" defaultValue="Ama Mensah" />
      <Role />
      <ThemeProvider theme={{ [THEME_ID]: ownTheme }}>
        <Button variant="contained">In the app’s own theme</Button>
      </ThemeProvider>
    </Section>
  </main>
);
