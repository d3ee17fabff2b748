/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import { fireEvent, render, screen } from '@testing-library/react';
import { replaceBrokenStorage } from '../../../components/storage';
import { Checklist } from './checklist';
import { hasKeptTicks } from './checklist-state';

const KEY = 'checklist /wiki/get-out';

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

const box = (name: string): HTMLInputElement => screen.getByRole('checkbox', { name });
const tickedNow = (): string[] =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .flatMap((input) => (input.checked ? [input.closest('label')?.textContent.trim() ?? ''] : []));
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const nameShow = (button: string, show: string): void => {
  press(button);
  fireEvent.change(screen.getByLabelText('Name of the show'), { target: { value: show } });
  press('Start');
};
const status = (): string | null => screen.getByRole('status').textContent;

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/wiki/get-out');
});

it('a checklist says how long it is before it runs', () => {
  const html = renderToStaticMarkup(<List />);
  expect(html).toContain('0 of 2 steps done');
});

it('a checklist shows its progress, and keeps its ticks for the next visit', () => {
  const { unmount } = render(<List />);
  fireEvent.click(box('Rig down'));
  expect(status()).toBe('1 of 2 steps done');
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(1);
  unmount();
  render(<List />);
  expect(tickedNow()).toEqual(['Rig down']);
  expect(hasKeptTicks()).toBe(true);
});

it('the focus returns to the button after a show is named or cancelled', () => {
  render(<List />);
  nameShow('Keep a list for a show', 'Hamlet');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Start for another show' }));
  press('Start for another show');
  press('Cancel');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Start for another show' }));
});

it('a tick stays on its task when tasks come and go', () => {
  const { unmount } = render(<List />);
  fireEvent.click(box('Rig down'));
  unmount();
  render(<List tasks={['Desks saved', 'Rig down', 'Props away']} />);
  expect(tickedNow()).toEqual(['Rig down']);
});

it('a checklist tells tasks of the same words apart', () => {
  render(<List tasks={['Check', 'Check']} />);
  fireEvent.click(screen.getAllByRole('checkbox', { name: 'Check' })[1] as Element);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ '': ['Check 2'] });
});

it('a checklist loses all ticks with "Untick all"', () => {
  render(<List />);
  fireEvent.click(box('Rig down'));
  press('Untick all');
  expect([tickedNow(), status()]).toEqual([[], '0 of 2 steps done']);
});

it('checklists of all pages are for the same show, and each keeps its own ticks, also those from before the show was named', () => {
  const open = (page: string) => {
    window.history.replaceState(null, '', page);
    return render(<List />);
  };
  const getIn = open('/wiki/get-in');
  fireEvent.click(box('Rig down'));
  getIn.unmount();
  const getOut = open('/wiki/get-out');
  expect([tickedNow(), hasKeptTicks()]).toEqual([[], false]);
  fireEvent.click(box('Props away'));
  nameShow('Keep a list for a show', 'Footloose');
  expect(tickedNow()).toEqual(['Props away']);
  getOut.unmount();
  open('/wiki/get-in');
  expect([tickedNow(), status()]).toEqual([['Rig down'], '1 of 2 steps done for Footloose']);
  nameShow('Start for another show', 'Hamlet');
  expect(tickedNow()).toEqual([]);
  nameShow('Start for another show', 'Footloose');
  expect(tickedNow()).toEqual(['Rig down']);
});

it('without storage, a checklist works until the page is closed, and says so', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Refused', 'QuotaExceededError');
  });
  replaceBrokenStorage();
  render(<List />);
  fireEvent.click(box('Rig down'));
  expect(status()).toBe('1 of 2 steps done');
  expect(screen.getByText(/This browser keeps nothing/)).toBeTruthy();
  refuse.mockRestore();
});
