import { expect, openPage, test } from '../fixtures';
import { labelIn } from '../registry';

/** Before Safari 18.2, click events are MouseEvents without a pointerType. */
const clicksWithoutPointerType = `addEventListener(
  'click',
  (event) => Object.setPrototypeOf(event, MouseEvent.prototype),
  true,
)`;

test('when clicks have no pointer type, clicking a menu that opened on hover keeps it open', async ({
  page,
}) => {
  await page.addInitScript(clicksWithoutPointerType);
  await openPage(page, '/About');
  const button = page.getByRole('banner').getByRole('button', { name: 'Solutions' });
  await button.hover();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: labelIn('menu', 'Permits') })).toBeVisible();
});
