// A modal dialog of Material components over a board with tabs: what is behind it cannot be used.
import * as m from '@mui/material';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Ask({ open, onClose }) {
  return (
    <m.Dialog open={open} onClose={onClose} aria-labelledby="ask" transitionDuration={0}>
      <m.DialogTitle id="ask">Share “Quarterly report”</m.DialogTitle>
      <m.DialogContent>
        <m.DialogContentText>People with access see later changes too.</m.DialogContentText>
        <m.TextField autoFocus margin="dense" label="Add people" type="email" fullWidth />
        <m.TextField select label="They may" defaultValue="view" fullWidth margin="dense">
          <m.MenuItem value="view">View</m.MenuItem>
          <m.MenuItem value="edit">Edit</m.MenuItem>
        </m.TextField>
        <m.FormControlLabel control={<m.Checkbox defaultChecked />} label="Notify people" />
      </m.DialogContent>
      <m.DialogActions>
        <m.Button>Copy link</m.Button>
        <m.Button onClick={onClose}>Cancel</m.Button>
        <m.Button onClick={onClose}>Share</m.Button>
      </m.DialogActions>
    </m.Dialog>
  );
}

function App() {
  const [open, setOpen] = useState(true);
  const [tab, setTab] = useState(0);
  return (
    <m.Container component="main">
      <m.Typography variant="h4" component="h1">
        Documents
      </m.Typography>
      <m.Tabs value={tab} onChange={(_, next) => setTab(next)} aria-label="Documents">
        <m.Tab label="Mine" />
        <m.Tab label="Shared with me" />
        <m.Tab label="Deleted" />
      </m.Tabs>
      <m.List>
        {['Quarterly report', 'Holiday plan', 'Budget'].map((one) => (
          <m.ListItem key={one} secondaryAction={<m.Button onClick={() => setOpen(true)}>Share {one}</m.Button>}>
            <m.ListItemButton>{one}</m.ListItemButton>
          </m.ListItem>
        ))}
      </m.List>
      <m.Fab variant="extended">New document</m.Fab>
      <Ask open={open} onClose={() => setOpen(false)} />
    </m.Container>
  );
}

createRoot(document.querySelector('#root')).render(<App />);
