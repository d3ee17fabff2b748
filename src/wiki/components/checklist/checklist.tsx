import { Children, isValidElement, useEffect, useId, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { countOf } from '../../../components/formats';
import { isStorageKept } from '../../../components/storage';
import * as styles from './checklist.module.css';
import { CHECKLIST, currentShow, keepTicks, keptTicks, nameShow, otherShows, watchTicks } from './checklist-state';

const boxesIn = (list: ParentNode | null): HTMLInputElement[] => [
  ...(list?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? []),
];

/** All boxes of the page by their words; repeated words get a number. */
function boxesOfPage(): Map<string, HTMLInputElement> {
  const boxes = new Map<string, HTMLInputElement>();
  for (const list of document.querySelectorAll(`[${CHECKLIST}]`)) {
    for (const box of boxesIn(list)) {
      const words = box.closest('label')?.textContent?.trim() ?? '';
      let name = words;
      for (let count = 2; boxes.has(name); count += 1) name = `${words} ${count}`;
      boxes.set(name, box);
    }
  }
  return boxes;
}

function keepPage(): void {
  keepTicks([...boxesOfPage()].flatMap(([name, box]) => (box.checked ? [name] : [])));
}

/** Shows stored ticks. The first time, ticks made before hydration count too. */
function showKept({ isFirst }: { isFirst: boolean }): void {
  const kept = keptTicks();
  let hasMore = false;
  for (const [name, box] of boxesOfPage()) {
    const isEarly = isFirst && box.checked && !box.defaultChecked;
    const isTicked = kept ? kept.includes(name) : box.defaultChecked;
    hasMore ||= isEarly && !isTicked;
    box.checked = isTicked || isEarly;
  }
  if (hasMore) keepPage();
}

interface Shown {
  done: number;
  all: number;
  show: string;
  others: string[];
}

function ShowForm({ others, onNamed, onCancel }: { others: readonly string[]; onNamed: (name: string) => void; onCancel: () => void }) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('show');
    if (typeof name === 'string' && name.trim() !== '') onNamed(name);
  };
  return (
    <form className={`row ${styles.form}`} onSubmit={submit}>
      <label htmlFor={id}>Name of the show</label>
      {/* The reader has just opened the field to type in it. */}
      {/* eslint-disable-next-line jsx-a11y/no-autofocus */}
      <input id={id} name="show" className="field" autoComplete="off" list={`${id}-shows`} maxLength={80} required autoFocus />
      <datalist id={`${id}-shows`}>
        {others.map((show) => (
          <option key={show} value={show} />
        ))}
      </datalist>
      <button type="submit" className="button">
        Start
      </button>
      <button type="button" className="button" onClick={onCancel}>
        Cancel
      </button>
    </form>
  );
}

/** Stores the ticks of a list, and returns its progress once the page is hydrated. */
function useTicks(list: RefObject<HTMLDivElement | null>): Shown | undefined {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    const element = list.current;
    const refresh = (): void => {
      const boxes = boxesIn(element);
      const done = boxes.filter(({ checked }) => checked).length;
      setShown({ done, all: boxes.length, show: currentShow(), others: otherShows() });
    };
    showKept({ isFirst: true });
    refresh();
    element?.addEventListener('change', keepPage);
    const unwatch = watchTicks(() => {
      showKept({ isFirst: false });
      refresh();
    });
    return () => {
      element?.removeEventListener('change', keepPage);
      unwatch();
    };
  }, [list]);
  return shown;
}

/** Number of boxes in a list, for the HTML of the build. */
function countBoxes(node: ReactNode): number {
  const elements = Children.toArray(node).filter((child) => isValidElement<{ children?: ReactNode }>(child));
  return elements.reduce((sum, { type, props }) => sum + (type === 'input' ? 1 : countBoxes(props.children)), 0);
}

/** A list to tick. The boxes hold their own state, and work without scripts. This adds progress and stores the ticks. */
export function Checklist({ children }: { children?: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useTicks(list);
  const [isNaming, setNaming] = useState(false);
  const namer = useRef<HTMLButtonElement>(null);
  const untick = (): void => {
    for (const box of boxesIn(list.current)) box.checked = false;
    keepPage();
  };
  // Returns the focus to the button that opened the form.
  const close = (): void => {
    flushSync(() => setNaming(false));
    namer.current?.focus();
  };
  const start = (name: string): void => {
    nameShow(name);
    close();
  };
  return (
    <div className={`sheet measure space-3 ${styles.checklist}`}>
      <div ref={list} {...{ [CHECKLIST]: '' }}>
        {children}
      </div>
      <div className={`row needs-script no-print ${styles.panel}`}>
        <p role="status">
          {shown?.done ?? 0} of {countOf(shown?.all ?? countBoxes(children), 'step')} done
          {shown && shown.show !== '' && ` for ${shown.show}`}
        </p>
        <progress value={shown?.done ?? 0} max={shown?.all ?? 1} aria-label="Steps done" />
        {isNaming ? (
          <ShowForm others={shown?.others ?? []} onNamed={start} onCancel={close} />
        ) : (
          <div className={`row ${styles.buttons}`}>
            <button type="button" className="button" onClick={untick}>
              Untick all
            </button>
            <button type="button" ref={namer} className="button" onClick={() => setNaming(true)}>
              {shown?.show ? 'Start for another show' : 'Keep a list for a show'}
            </button>
          </div>
        )}
        {shown && !isStorageKept() && <p>This browser keeps nothing: your ticks last until you close the page.</p>}
      </div>
    </div>
  );
}
