import { expect, type Page } from 'playwright/test';
import { content } from '@/lib/content';

export const { permitBoard } = content().drawings;
export const [hotWork = '', lineBreak = ''] = permitBoard.permits.map(({ tag }) => tag);
/** Numbers of the permits that a visitor adds. */
export const [firstAdded = '', secondAdded = ''] = [0, 1].map(
  (index) => `PTW-0${permitBoard.add.firstNumber + index}`,
);

export function boardOf(page: Page) {
  const region = page.getByRole('region', { name: 'Permit conflict board', exact: true });
  return {
    region,
    status: region.getByRole('status'),
    slider: (tag: string) => region.getByRole('slider', { name: tag, exact: true }),
    /** Waits until the board has replaced its example, which has the same fields. */
    load: async (tag: string) => {
      const slider = region.getByRole('slider', { name: tag, exact: true });
      await slider.focus();
      await expect(slider).toHaveAttribute('aria-valuetext', /bay/);
    },
    bay: (tag: string) => region.getByRole('spinbutton', { name: `${tag} bay`, exact: true }),
    button: (name: string) => region.getByRole('button', { name, exact: true }),
    row: (tag: string) =>
      region.getByRole('listitem').filter({ has: page.getByText(tag, { exact: true }) }),
  };
}
