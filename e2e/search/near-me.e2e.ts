import { askedOf } from '../support/travel.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test('near me asks the device when pressed, and the address has a rounded position', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addInitScript(() => {
    const { geolocation } = navigator;
    const ask = geolocation.getCurrentPosition.bind(geolocation);
    geolocation.getCurrentPosition = (...given) => {
      document.documentElement.dataset.asked = 'yes';
      ask(...given);
    };
  });
  await visit(page, '/experiences?when=tomorrow');
  const days = page.getByRole('navigation', { name: 'Days' });
  const near = days.getByRole('button', { name: 'Near me' });
  await expect(near).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('html')).not.toHaveAttribute('data-asked');

  // What the device won't tell is said where one asked.
  await near.click();
  await expect(days.getByRole('status')).toContainText('Location unavailable');
  expect(askedOf(page)).toEqual({ when: 'tomorrow' });

  await context.grantPermissions(['geolocation'], { origin: baseURL ?? '' });
  await context.setGeolocation({ latitude: 38.71667, longitude: -9.13333 });
  await near.click();
  await expect(near).toHaveAttribute('aria-pressed', 'true');
  expect(askedOf(page)).toEqual({ when: 'tomorrow', latitude: '38.72', longitude: '-9.13' });
  await expect(days.getByRole('status')).toBeEmpty();

  await near.click();
  await expect(near).toHaveAttribute('aria-pressed', 'false');
  expect(askedOf(page)).toEqual({ when: 'tomorrow' });
});
