/** @jest-environment jsdom */
/** Components of texts that a reader may use before hydration. */
import type { ReactElement } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { Enquiry, EnquiryField } from '../../src/site/components/enquiry/enquiry';
import { ConsentSwitch } from '../../src/site/components/text-parts/text-parts';
import { consent } from '../../src/site/boot/page-view-consent';

jest.mock('../../src/components/use-site', () => ({
  useSiteConfiguration: () => ({ contactEmail: 'crew@crew.example', pageViews: { requireConsent: false } }),
  isServiceOn: () => true,
}));

/** Puts the build's HTML on the page. @returns a function that hydrates it */
function showUntouched(element: ReactElement): () => void {
  const { renderToString } = jest.requireActual<typeof import('react-dom/server')>('react-dom/server');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  return () => void render(element, { container, hydrate: true });
}

const mail = (): URL => new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Write' }).href);
const answers = (): string[] =>
  (mail().searchParams.get('body') ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const fieldOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it('an enquiry keeps answers given before hydration, and adds later ones', () => {
  const run = showUntouched(
    <Enquiry subject="Hire" button="Write">
      <EnquiryField label="Event" />
      <EnquiryField label="Crew" kind="choice" choices="Dry | Wet" />
      <EnquiryField label="Needs" kind="lines" />
    </Enquiry>,
  );
  fieldOf('Event').value = 'Ball & BBQ';
  fieldOf('Wet').checked = true;
  run();
  expect(answers()).toEqual(['Event: Ball & BBQ', 'Crew: Wet', 'Needs:']);
  fireEvent.input(fieldOf('Needs'), { target: { value: 'One bell\nand a desk' } });
  expect(answers()).toEqual(['Event: Ball & BBQ', 'Crew: Wet', 'Needs:', 'One bell', 'and a desk']);
  expect(fieldOf('Event').value).toBe('Ball & BBQ');
  fireEvent.click(fieldOf('Dry'));
  expect(answers()).toContain('Crew: Dry');
  expect(mail().pathname).toBe('crew@crew.example');
});

it('the switch of page views loads the app at once, and is disabled until the choice is known', () => {
  consent.set('denied');
  const run = showUntouched(<ConsentSwitch />);
  expect(document.querySelectorAll('[data-runs-at-once]')).toHaveLength(1);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /page views/ }).disabled).toBe(true);
  run();
  expect(screen.getByRole('status').textContent).toContain('not counted');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Count my page views' }).disabled).toBe(false);
});
