import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { onSurface } from '../stories/story.tsx';

const covers = ['Comprehensive', 'Third party, fire and theft', 'Third party', 'Travel', 'Home'];

const CoverTabs = () => {
  const [chosen, choose] = useState(0);
  return (
    <Tabs
      value={chosen}
      onChange={(_, tab: number) => choose(tab)}
      variant="scrollable"
      aria-label="Covers"
    >
      {covers.map((cover) => (
        <Tab key={cover} label={cover} />
      ))}
    </Tabs>
  );
};

const MoreMenu = () => {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button variant="outlined" onClick={(event) => setOpener(event.currentTarget)}>
        More
      </Button>
      <Menu anchorEl={opener} open={opener !== null} onClose={() => setOpener(null)}>
        <MenuItem onClick={() => setOpener(null)}>Print the policy</MenuItem>
        <MenuItem onClick={() => setOpener(null)}>Ask for a copy</MenuItem>
      </Menu>
    </>
  );
};

/**
 * MUI's own components in the company's style, from the theme alone. Use them where the kit has
 * nothing for the task.
 */
const meta = {
  title: 'Foundations/MUI',
  tags: ['!manifest'],
  decorators: [onSurface('page')],
} satisfies Meta;
export default meta;

export const Actions: StoryObj = {
  render: () => (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Button variant="contained">Get a quote</Button>
      <Button variant="contained" loading>
        Sending
      </Button>
      <Button variant="outlined">Compare covers</Button>
      <Button>Not now</Button>
      <Button variant="contained" size="small">
        Small
      </Button>
      <Button variant="contained" disabled>
        Closed
      </Button>
      <Tooltip describeChild title="Opens the portal">
        <Button variant="outlined" size="small">
          With a tooltip
        </Button>
      </Tooltip>
      <MoreMenu />
    </Stack>
  ),
};

export const Fields: StoryObj = {
  render: () => (
    <Stack sx={{ gap: 3, maxWidth: 480 }}>
      <TextField label="Name" defaultValue="Ama Mensah" />
      <TextField label="E-mail" error helperText="Write it like ama@example.com." />
      <TextField label="Message" multiline minRows={3} />
      <FormControl>
        <FormLabel id="mui-reach">How may we reach you?</FormLabel>
        <RadioGroup aria-labelledby="mui-reach" defaultValue="phone" row>
          <FormControlLabel value="phone" control={<Radio />} label="By phone" />
          <FormControlLabel value="mail" control={<Radio />} label="By e-mail" />
        </RadioGroup>
      </FormControl>
      <FormControlLabel control={<Checkbox defaultChecked />} label="Send me a copy" />
      <FormControlLabel control={<Switch defaultChecked />} label="Remind me before it ends" />
    </Stack>
  ),
};

export const Messages: StoryObj = {
  render: () => (
    <Stack sx={{ gap: 2, maxWidth: 640 }}>
      {(['success', 'info', 'warning', 'error'] as const).map((severity) => (
        <Alert key={severity} severity={severity}>
          <AlertTitle>{severity}</AlertTitle>
          What happened, and what to do now.
        </Alert>
      ))}
    </Stack>
  ),
};

export const Navigation: StoryObj = {
  render: () => (
    <Stack sx={{ gap: 3 }}>
      <Breadcrumbs aria-label="Where you are">
        <Link href="#home">Home</Link>
        <Link href="#products">Products</Link>
        <span aria-current="page">Motor</span>
      </Breadcrumbs>
      <CoverTabs />
      <Stepper activeStep={1}>
        {['Your car', 'Your cover', 'Payment'].map((step) => (
          <Step key={step}>
            <StepLabel>{step}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Chip label="Motor" color="primary" />
        <Chip label="Travel" variant="outlined" />
        <Chip label="Home" />
      </Stack>
    </Stack>
  ),
};

export const Tables: StoryObj = {
  render: () => (
    <Table sx={{ maxWidth: 640 }}>
      <TableHead>
        <TableRow>
          <TableCell>Cover</TableCell>
          <TableCell>Own damage</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {['Comprehensive', 'Third party'].map((cover) => (
          <TableRow key={cover}>
            <TableCell component="th" scope="row">
              {cover}
            </TableCell>
            <TableCell>{cover === 'Comprehensive' ? 'Yes' : 'No'}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  ),
};
