import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onSurface } from '../stories/story.tsx';

/** MUI's own components in the kit's theme, for tasks that no component of the kit covers. */
export default {
  title: 'Foundations/MUI',
  tags: ['!manifest'],
  decorators: [onSurface('page')],
} satisfies Meta;

export const Parts: StoryObj = {
  render: () => (
    <Stack sx={{ gap: 4 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained">Get a quote</Button>
        <Button>Not now</Button>
        <Button variant="contained" disabled>
          Closed
        </Button>
      </Stack>
      <Stack sx={{ gap: 3, maxWidth: 480 }}>
        <TextField label="Name" defaultValue="Ama Mensah" />
        <TextField label="Policy" size="small" />
        <TextField label="E-mail" error helperText="Write it like ama@example.com." />
        <RadioGroup aria-label="How may we reach you?" defaultValue="phone" row>
          <FormControlLabel value="phone" control={<Radio />} label="By phone" />
          <FormControlLabel value="mail" control={<Radio />} label="By e-mail" />
        </RadioGroup>
        <FormControlLabel control={<Checkbox defaultChecked />} label="Send me a copy" />
        <FormControlLabel control={<Switch defaultChecked />} label="Remind me before it ends" />
      </Stack>
      {(['success', 'info', 'warning', 'error'] as const).map((severity) => (
        <Alert key={severity} severity={severity}>
          <AlertTitle>{severity}</AlertTitle>
          What happened, and what to do now.
        </Alert>
      ))}
    </Stack>
  ),
};
