'use client';

// A page with MUI components that the kit does not wrap. They have the company's theme. Kit
// components are changed in each of MUI's ways, and a part of the page has another theme.
import { Hero, Picture, Section } from '@insurance-kit/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, styled, THEME_ID, ThemeProvider, useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ThemeButton } from './theme-button';

const TallHero = styled(Hero)({ minHeight: 900 });

/** The theme is typed: no cast. */
const Role = () => {
  const { vars, layout } = useTheme();
  return <output>{`${vars.palette.roles.hero} ${layout.gutter}`}</output>;
};

const ownTheme = createTheme({ palette: { primary: { main: '#00695c' } } });

const picture = <Picture alt="" width={760} height={800} priority />;

export const OwnMui = () => (
  <main>
    <Section>
      <Stack id="own" sx={{ gap: 3, maxWidth: 640, padding: 3 }}>
        <Typography variant="h3" component="h1">
          MUI’s parts beside the kit’s
        </Typography>
        <Stack direction="row" sx={{ gap: 2 }}>
          <ThemeButton />
          <Button variant="contained" color="primary">
            Get a quote
          </Button>
        </Stack>
        <TextField id="name" label="Name" defaultValue="Ama Mensah" />
      </Stack>
      <Stack sx={{ gap: 3, maxWidth: 640, padding: 3 }}>
        <Role />
        <ThemeProvider theme={{ [THEME_ID]: ownTheme }}>
          <Button variant="contained">In the app’s own theme</Button>
        </ThemeProvider>
      </Stack>
    </Section>
    <Hero
      id="changed"
      title="Overridden"
      picture={picture}
      sx={{ outline: '7px solid' }}
      slotProps={{ text: { 'data-text': 'of the app' } }}
    />
    <TallHero id="tall" title="Styled" picture={picture} />
  </main>
);
