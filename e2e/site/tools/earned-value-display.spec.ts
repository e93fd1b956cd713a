import { expect, test } from '../../fixtures';
import { retype } from '../../locators';
import { evmCard, healthAt, openProgram, sentence } from './earned-value';

test('the card of a visitor’s own program has nothing of the example’s', async ({ page }) => {
  const { region, result } = await openProgram(page, 'pv=500&ev=450&ac=500&bac=1000');
  await expect(result('EAC')).toHaveText('$1,111');
  await expect(region.getByRole('figure', { name: 'Your program' })).toBeVisible();
  for (const text of [
    evmCard.place,
    evmCard.objective.text,
    evmCard.from,
    `Week ${evmCard.periods.length}`,
  ]) {
    await expect(region).not.toContainText(text);
  }
});

test('a screen reader gets the indices, the fields, and the forecast in their order', async ({
  page,
}) => {
  const { region, ac } = await openProgram(page, 'pv=500&ev=450&ac=450&bac=1000');
  await expect(ac).toHaveValue('$450');
  await retype(ac, '500');
  const forecast = sentence('over', { eac: '$1,111', over: '$111', tcpi: '1.10' });
  const sentences = `${forecast} ${sentence('behind', { behind: '$50' })}`;
  const { green, yellow } = evmCard.limits;
  const limits = `Green at ${green.toFixed(2)} or above, yellow at ${yellow.toFixed(2)} or above.`;
  await expect(region).toMatchAriaSnapshot(`
    - region "Earned value calculator":
      - figure "Program health · Your program":
        - text: Program health · Your program At the status date · Your figures
        - paragraph: The card with your own figures.
        - status
        - status: CPI 0.90, SPI 0.90. ${sentences}
        - term: CPI ${healthAt(0.9)}
        - definition:
          - status "CPI": "0.90"
          - text: EV ÷ AC
        - term: SPI ${healthAt(0.9)}
        - definition:
          - status "SPI": "0.90"
          - text: EV ÷ PV
        - group: ${limits}
        - paragraph: ${sentences}
        - paragraph: Enter your own program’s figures.
        - button "Reset to the example"
        - status
        - text: Planned value (PV)
        - textbox "Planned value (PV)": $500
        - text: Earned value (EV)
        - textbox "Earned value (EV)": $450
        - text: Actual cost (AC)
        - textbox "Actual cost (AC)": "500"
        - text: Budget at completion (BAC)
        - textbox "Budget at completion (BAC)": $1,000
        - img /The example’s curves, scaled to your figures/
        - term: CV EV − AC
        - definition:
          - status "CV": −$50
        - term: SV EV − PV
        - definition:
          - status "SV": −$50
        - term: EAC BAC ÷ CPI
        - definition:
          - status "EAC": $1,111
        - term: ETC EAC − AC
        - definition:
          - status "ETC": $611
        - term: VAC BAC − EAC
        - definition:
          - status "VAC": −$111
        - term: TCPI to BAC, (BAC − EV) ÷ (BAC − AC)
        - definition:
          - status "TCPI": "1.10"
        - group: Compare three forecasts
        - paragraph: The curves have the shape of the example’s.
  `);
});
