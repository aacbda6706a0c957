// A booking form of Material components: date picker, select, autocomplete, radio buttons, slider, switch, stepper.
import * as m from '@mui/material';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const TOWNS = ['Bergen', 'Coimbra', 'Dresden', 'Évora', 'Ghent', 'Lund', 'Trieste', 'Utrecht'];

function Trip() {
  const [fare, setFare] = useState('flexible');
  const [sent, setSent] = useState(false);
  const send = (event) => {
    event.preventDefault();
    setSent(true);
  };
  return (
    <m.Stack component="form" aria-label="Trip" spacing={2} onSubmit={send}>
      <m.Autocomplete options={TOWNS} renderInput={(given) => <m.TextField {...given} label="From" required />} />
      <m.Autocomplete options={TOWNS} renderInput={(given) => <m.TextField {...given} label="To" required />} />
      <DatePicker label="Departure" defaultValue={dayjs('2026-12-04')} />
      <TimePicker label="Not before" defaultValue={dayjs('2026-12-04T09:00')} />
      <m.TextField select label="Class" defaultValue="second">
        <m.MenuItem value="first">First class</m.MenuItem>
        <m.MenuItem value="second">Second class</m.MenuItem>
      </m.TextField>
      <m.FormControl>
        <m.FormLabel id="fare">Fare</m.FormLabel>
        <m.RadioGroup aria-labelledby="fare" row value={fare} onChange={(event) => setFare(event.target.value)}>
          <m.FormControlLabel value="flexible" control={<m.Radio />} label="Flexible" />
          <m.FormControlLabel value="saver" control={<m.Radio />} label="Saver" />
        </m.RadioGroup>
      </m.FormControl>
      <m.Typography id="bags">Bags</m.Typography>
      <m.Slider aria-labelledby="bags" min={0} max={5} defaultValue={1} />
      <m.FormControlLabel control={<m.Switch />} label="Take a bicycle" />
      <m.FormControlLabel control={<m.Checkbox />} label="I accept the conditions of carriage" />
      <m.Button type="submit" variant="contained">
        Search connections
      </m.Button>
      {sent && <m.Alert severity="success">Three connections found.</m.Alert>}
    </m.Stack>
  );
}

function App() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <m.Container component="main" maxWidth="sm">
        <m.Typography variant="h4" component="h1">
          Book a train
        </m.Typography>
        <m.Stepper activeStep={0} nonLinear>
          {['Trip', 'Seats', 'Payment'].map((one) => (
            <m.Step key={one}>
              <m.StepButton>{one}</m.StepButton>
            </m.Step>
          ))}
        </m.Stepper>
        <Trip />
        <m.Accordion>
          <m.AccordionSummary>Discount cards</m.AccordionSummary>
          <m.AccordionDetails>
            <m.TextField label="Card number" />
          </m.AccordionDetails>
        </m.Accordion>
      </m.Container>
    </LocalizationProvider>
  );
}

createRoot(document.querySelector('#root')).render(<App />);
