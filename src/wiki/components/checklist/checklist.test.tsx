/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { replaceBrokenStorage } from '../../../components/storage';
import { Checklist } from './checklist';
import { hasKeptTicks } from './checklist-state';

function List({ tasks = ['Props away', 'Rig down'] }: { tasks?: string[] }) {
  return (
    <Checklist>
      <ul>
        {tasks.map((task, index) => (
          <li key={index}>
            <label>
              <input type="checkbox" /> <span>{task}</span>
            </label>
          </li>
        ))}
      </ul>
    </Checklist>
  );
}

/** Opens a page with a checklist, and leaves the one before. */
function open(page = '/wiki/get-out', tasks?: string[]): void {
  cleanup();
  window.history.replaceState(null, '', page);
  render(<List {...(tasks && { tasks })} />);
}
const tick = (name: string): boolean => fireEvent.click(screen.getByRole('checkbox', { name }));
const ticked = (): (string | undefined)[] =>
  screen.getAllByRole<HTMLInputElement>('checkbox', { checked: true }).map((box) => box.closest('label')?.textContent.trim());
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const nameShow = (opener: string, show: string): void => {
  fireEvent.click(button(opener));
  fireEvent.change(screen.getByLabelText('Name of the show'), { target: { value: show } });
  fireEvent.click(button('Start'));
};
const status = (): string | null => screen.getByRole('status').textContent;

beforeEach(() => localStorage.clear());

it('a checklist says how long it is before it runs', () => {
  expect(renderToStaticMarkup(<List />)).toContain('0 of 2 steps done');
});

it('a checklist shows its progress, and keeps its ticks for the next visit, also when tasks come and go', () => {
  open();
  tick('Rig down');
  expect(status()).toBe('1 of 2 steps done');
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(1);
  open('/wiki/get-out', ['Desks saved', 'Rig down', 'Props away']);
  expect([ticked(), hasKeptTicks()]).toEqual([['Rig down'], true]);
});

it('the focus returns to the button after a show is named or cancelled', () => {
  open();
  nameShow('Keep a list for a show', 'Hamlet');
  expect(document.activeElement).toBe(button('Start for another show'));
  fireEvent.click(button('Start for another show'));
  fireEvent.click(button('Cancel'));
  expect(document.activeElement).toBe(button('Start for another show'));
});

it('a checklist tells tasks of the same words apart', () => {
  const boxes = (): HTMLInputElement[] => screen.getAllByRole('checkbox', { name: 'Check' });
  open('/wiki/get-out', ['Check', 'Check']);
  fireEvent.click(boxes()[1] as Element);
  open('/wiki/get-out', ['Check', 'Check']);
  expect(boxes().map(({ checked }) => checked)).toEqual([false, true]);
});

it('a checklist loses all ticks with "Untick all"', () => {
  open();
  tick('Rig down');
  fireEvent.click(button('Untick all'));
  open();
  expect([screen.queryAllByRole('checkbox', { checked: true }), status()]).toEqual([[], '0 of 2 steps done']);
});

it('checklists of all pages are for the same show, and each keeps its own ticks, also those from before the show was named', () => {
  open('/wiki/get-in');
  tick('Rig down');
  open('/wiki/get-out');
  expect([status(), hasKeptTicks()]).toEqual(['0 of 2 steps done', false]);
  tick('Props away');
  nameShow('Keep a list for a show', 'Footloose');
  expect(ticked()).toEqual(['Props away']);
  open('/wiki/get-in');
  expect([ticked(), status()]).toEqual([['Rig down'], '1 of 2 steps done for Footloose']);
  nameShow('Start for another show', 'Hamlet');
  expect(status()).toBe('0 of 2 steps done for Hamlet');
  nameShow('Start for another show', 'Footloose');
  expect(ticked()).toEqual(['Rig down']);
});

it('without storage, a checklist works until the page is closed, and says so', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Refused', 'QuotaExceededError');
  });
  replaceBrokenStorage();
  open();
  tick('Rig down');
  expect(status()).toBe('1 of 2 steps done');
  expect(screen.getByText(/This browser keeps nothing/)).toBeTruthy();
  refuse.mockRestore();
});
