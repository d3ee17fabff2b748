import { useEffect, useId, useRef, useState, useSyncExternalStore, type FocusEvent, type KeyboardEvent } from 'react';
import { COLOUR_MODE_SWITCH, type ColourMode, type ColourModeChoice, type ColourModeStore } from '../start/colour-mode';
import { WORKS_EARLY } from '../../components/heard-clicks';
import { subscribeToNothing } from '../../components/store';
import * as menuStyles from '../../components/menu.module.css';
import * as styles from './top-bar.module.css';

/** How long a press must last to count as a long one, in milliseconds. */
const LONG_PRESS = 500;

const CHOICES: readonly { choice: ColourModeChoice; label: string }[] = [
  { choice: 'light', label: 'Light' },
  { choice: 'dark', label: 'Dark' },
  { choice: 'system', label: 'As the system' },
];

/** The head's script answers a press, before React runs and after. */
const SWITCH = { [COLOUR_MODE_SWITCH]: '', [WORKS_EARLY]: '' };

/** On a long press, opens the menu and ignores the click that ends the press. */
function useLongPress(open: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  const end = () => clearTimeout(timer.current);
  return {
    /** Whether the press that this click ends was a long one. */
    wasLongPress: () => wasLong.current,
    handlers: {
      onPointerDown: () => {
        wasLong.current = false;
        timer.current = setTimeout(() => {
          wasLong.current = true;
          open();
        }, LONG_PRESS);
      },
      onPointerUp: end,
      onPointerLeave: end,
      onPointerCancel: end,
    },
  };
}

/** All three choices; the arrow keys move between them. */
function ChoiceMenu({ label, modes }: { label: string; modes: ColourModeStore }) {
  const name = useId();
  const current = useSyncExternalStore(modes.subscribe, modes.choice);
  const menu = useRef<HTMLFieldSetElement>(null);
  useEffect(() => menu.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);
  return (
    <fieldset ref={menu} className={`sheet ${menuStyles.list}`}>
      <legend className="visually-hidden">{label}</legend>
      {CHOICES.map(({ choice, label: words }) => (
        <label key={choice}>
          <input type="radio" name={name} checked={choice === current} onChange={() => modes.choose(choice)} />
          {words}
        </label>
      ))}
    </fieldset>
  );
}

/**
 * The house lights: a press switches between light and dark. A long press, the context menu or the Down key opens a menu of
 * all choices, which include following the system.
 */
export function ColourModeToggle({ label }: { label: string }) {
  const [isMounted, setMounted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => setMounted(true), []);
  const current = isMounted ? window.early.colourMode : undefined;
  const mode = useSyncExternalStore<ColourMode | undefined>(
    current?.subscribe ?? subscribeToNothing,
    () => current?.mode(),
    () => undefined,
  );
  const next: ColourMode = mode === 'dark' ? 'light' : 'dark';
  const { wasLongPress, handlers } = useLongPress(() => setOpen(true));

  const closeOnLeaving = (event: FocusEvent) => {
    if (isOpen && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && !isOpen) setOpen(true);
    else if ((event.key === 'Escape' || event.key === 'Enter') && isOpen) {
      setOpen(false);
      button.current?.focus();
    } else return;
    event.preventDefault();
  };

  return (
    <div className={`${menuStyles.choice} needs-script`} onBlur={closeOnLeaving} onKeyDown={onKeyDown} role="presentation">
      <button
        ref={button}
        type="button"
        className={`icon-button needs-script ${styles.colourMode}`}
        aria-label={mode === undefined ? label : `${label}: switch to ${next} mode`}
        aria-haspopup="true"
        aria-expanded={isOpen}
        title={`${label}. Hold for more`}
        {...SWITCH}
        {...handlers}
        onContextMenu={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
        onClick={(event) => {
          if (!wasLongPress() && !isOpen) return;
          // Not a press of the switch, which the head's script would answer.
          event.preventDefault();
          if (!wasLongPress()) setOpen(false);
        }}
      >
        <svg viewBox="0 0 22 22" aria-hidden="true">
          <circle cx="11" cy="11" r="8.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
          <path d="M11 2.5a8.5 8.5 0 0 1 0 17z" fill="currentColor" />
        </svg>
      </button>
      {isOpen && current && <ChoiceMenu label={label} modes={current} />}
    </div>
  );
}
