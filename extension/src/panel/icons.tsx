/** Line icons of 24 units; they carry no meaning of their own, the control's name does. */
import type { JSX } from 'preact';

const PATHS = {
  chat: 'M4 5h16v11H9l-5 4z',
  history: 'M3 12a9 9 0 1 0 3-6.7M3 4v5h5M12 7v5l3 2',
  workflows: 'M4 4h6v6H4zM14 14h6v6h-6zM10 7h7v7',
  activity: 'M3 12h4l3 8 4-16 3 8h4',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M13 4v6M7 14v6',
  jobs: 'M9 3h6v5H9zM3 16h6v5H3zM15 16h6v5h-6zM12 8v4M6 16v-4h12v4',
  health: 'M12 20s-8-4.7-8-10.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.5C20 15.300 12 20 12 20z',
  send: 'M12 19V5M6 11l6-6 6 6',
  stop: 'M6 6h12v12H6z',
  pause: 'M8 5v14M16 5v14',
  resume: 'M7 4l13 8-13 8z',
  skip: 'M5 5l9 7-9 7zM18 5v14',
  hand: 'M8 12V5.500a1.500 1.500 0 0 1 3 0V11M11 11V4.500a1.500 1.500 0 0 1 3 0V11M14 11V6.500a1.500 1.500 0 0 1 3 0V14a7 7 0 0 1-7 7c-3 0-4.500-1.500-6-5l-1-2.500a1.400 1.400 0 0 1 2.500-1L8 15',
  plus: 'M12 5v14M5 12h14',
  check: 'M5 13l4.500 4.500L19 7',
  cross: 'M6 6l12 12M18 6L6 18',
  dash: 'M6 12h12',
  warning: 'M12 4l9 16H3zM12 10v4M12 17.200v.3',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  shield: 'M12 3l8 3v6c0 5-3.500 8-8 9-4.500-1-8-4-8-9V6z',
  down: 'M6 9l6 6 6-6',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  spark: 'M12 3l2 7 7 2-7 2-2 7-2-7-7-2 7-2z',
} as const;
export type IconName = keyof typeof PATHS;

export function Icon({ name, filled }: { name: IconName; filled?: boolean }): JSX.Element {
  return (
    <svg class={filled ? 'icon filled' : 'icon'} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
