// A log of 10,000 lines of which only those near the window exist; each has a link and a button.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

const LEVELS = ['info', 'warning', 'error'];
const LINES = Array.from({ length: 10_000 }, (_, n) => ({
  level: LEVELS[n % 7 === 0 ? 2 : n % 3 === 0 ? 1 : 0],
  text: `Worker ${n % 12} finished job ${n} in ${(n * 37) % 900} ms`,
}));

function Log({ lines }) {
  const box = useRef(null);
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => 36,
    initialRect: { width: 900, height: 480 },
  });
  return (
    <div ref={box} style={{ height: 480, overflow: 'auto' }}>
      <ul
        aria-label="Log"
        style={{ height: rows.getTotalSize(), position: 'relative', margin: 0, padding: 0, listStyle: 'none' }}
      >
        {rows.getVirtualItems().map(({ index, start }) => (
          <li
            key={index}
            aria-setsize={lines.length}
            aria-posinset={index + 1}
            style={{ position: 'absolute', top: start, height: 36 }}
          >
            <span>{lines[index].level}</span> <a href={`#line-${index}`}>{lines[index].text}</a>{' '}
            <button type="button">Copy</button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function App() {
  const [level, setLevel] = useState('');
  return (
    <main>
      <h1>Log of the last day</h1>
      <label>
        Level{' '}
        <select value={level} onChange={(event) => setLevel(event.target.value)}>
          <option value="">All levels</option>
          {LEVELS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>{' '}
      <label>
        Filter lines <input type="search" />
      </label>{' '}
      <button type="button">Pause</button> <button type="button">Download log</button>
      <Log lines={level ? LINES.filter((line) => line.level === level) : LINES} />
    </main>
  );
}

createRoot(document.querySelector('#root')).render(<App />);
