// A members' administration of Material components: 100 rows, each with a check box, a switch and a menu button.
import * as m from '@mui/material';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const GIVEN = ['Ada', 'Boris', 'Chiara', 'Dmitri', 'Elena', 'Farid', 'Greta', 'Hugo', 'Ines', 'Jonas'];
const ROLES = ['Reader', 'Writer', 'Owner'];
const MEMBERS = Array.from({ length: 100 }, (_, n) => ({
  id: n + 1,
  name: `${GIVEN[n % 10]} ${String.fromCharCode(65 + Math.floor(n / 10))}.`,
  mail: `member${n + 1}@example.com`,
  role: ROLES[n % 3],
}));

function Row({ member, onMenu }) {
  return (
    <m.TableRow hover>
      <m.TableCell padding="checkbox">
        <m.Checkbox slotProps={{ input: { 'aria-label': `Select ${member.mail}` } }} />
      </m.TableCell>
      <m.TableCell component="th" scope="row">
        <m.Link href={`#${member.id}`}>{member.name}</m.Link>
      </m.TableCell>
      <m.TableCell>{member.mail}</m.TableCell>
      <m.TableCell>
        <m.Chip label={member.role} size="small" onClick={() => {}} />
      </m.TableCell>
      <m.TableCell>
        <m.Switch defaultChecked={member.id % 4 !== 0} slotProps={{ input: { 'aria-label': 'Active' } }} />
      </m.TableCell>
      <m.TableCell>
        <m.Button size="small">Edit</m.Button>
        <m.IconButton aria-label="Member menu" onClick={(event) => onMenu(event.currentTarget)}>
          ⋮
        </m.IconButton>
      </m.TableCell>
    </m.TableRow>
  );
}

function Members() {
  const [anchor, setAnchor] = useState(null);
  const [order, setOrder] = useState('asc');
  const rows = order === 'asc' ? MEMBERS : [...MEMBERS].reverse();
  return (
    <m.Paper>
      <m.Toolbar>
        <m.Typography variant="h5" component="h1" sx={{ flex: 1 }}>
          Members
        </m.Typography>
        <m.TextField label="Search members" type="search" size="small" />
        <m.Button variant="contained">Invite member</m.Button>
      </m.Toolbar>
      <m.Table size="small" aria-label="Members">
        <m.TableHead>
          <m.TableRow>
            <m.TableCell padding="checkbox">
              <m.Checkbox slotProps={{ input: { 'aria-label': 'Select all members' } }} />
            </m.TableCell>
            <m.TableCell sortDirection={order}>
              <m.TableSortLabel active direction={order} onClick={() => setOrder(order === 'asc' ? 'desc' : 'asc')}>
                Name
              </m.TableSortLabel>
            </m.TableCell>
            {['Email', 'Role', 'Active', 'Actions'].map((one) => (
              <m.TableCell key={one}>{one}</m.TableCell>
            ))}
          </m.TableRow>
        </m.TableHead>
        <m.TableBody>
          {rows.map((member) => (
            <Row key={member.id} member={member} onMenu={setAnchor} />
          ))}
        </m.TableBody>
      </m.Table>
      <m.TablePagination component="div" count={846} page={0} rowsPerPage={100} onPageChange={() => {}} />
      <m.Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {['Reset password', 'Suspend', 'Delete member'].map((one) => (
          <m.MenuItem key={one} onClick={() => setAnchor(null)}>
            {one}
          </m.MenuItem>
        ))}
      </m.Menu>
    </m.Paper>
  );
}

function App() {
  return (
    <>
      <m.AppBar position="static" component="header">
        <m.Toolbar component="nav" aria-label="Main">
          <m.IconButton aria-label="Open navigation" color="inherit">
            ☰
          </m.IconButton>
          {['Dashboard', 'Members', 'Billing'].map((one) => (
            <m.Button key={one} color="inherit" href={`#${one}`}>
              {one}
            </m.Button>
          ))}
        </m.Toolbar>
      </m.AppBar>
      <m.Container component="main">
        <Members />
      </m.Container>
    </>
  );
}

createRoot(document.querySelector('#root')).render(<App />);
