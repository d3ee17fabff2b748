/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from '../../src/components/menu';

it('a menu stays open when a press in it focuses nothing, as on links in Safari', async () => {
  render(
    <Menu label="Language" current="English">
      <li>Cymraeg</li>
    </Menu>,
  );
  const menu = screen.getByRole('group');
  menu.toggleAttribute('open', true);
  screen.getByText('English', { exact: false, selector: 'summary' }).focus();
  await userEvent.click(screen.getByText('Cymraeg'));
  expect(menu).toHaveAttribute('open');
  await userEvent.click(document.body);
  expect(menu).not.toHaveAttribute('open');
});
