import type { Recipe } from './recipe';
import { unused } from './unused';

const taughtIn = 'The example plant';
const plant = 'content/plant.yaml';

/** The register of the example plant. */
export const plantRecipes: readonly Recipe[] = [
  {
    title: 'Add a permit to the register and to the permit board',
    taughtIn,
    apply(site) {
      const tag = unused(
        site.read(plant),
        (number) => `PTW-${String(420 + number).padStart(4, '0')}`,
      );
      site.insert(plant, 'permits.3', {
        tag,
        work: 'Hot work',
        where: 'Pipe rack 3, bay 7',
        planned: { from: '15:00', until: '17:00' },
        final: { from: '15:00', until: '17:00' },
      });
      site.insert('content/drawings/permit-board.yaml', 'rows.2', tag);
    },
  },
  {
    title: 'Add a valve to the register and use it',
    taughtIn,
    apply(site) {
      const tag = unused(site.read(plant), (number) => `HV-${239 + number}`);
      site.insert(plant, 'devices.0', { tag, what: 'Vent valve on E-201' });
      site.set(
        'content/drawings/operations-board.yaml',
        'rows.3.what',
        `Level reads high, compare with ${tag}`,
      );
    },
  },
  {
    title: 'Rename a person of the example plant',
    taughtIn,
    alsoChanges: 'The check lists every other place that has the old name.',
    apply(site) {
      const name = String(site.get(plant, 'people.2.name'));
      const everywhere = new RegExp(name.replace('. ', String.raw`\.\s+`), 'g');
      for (const file of [plant, ...site.list('content/drawings')]) {
        if (site.read(file).match(everywhere)) site.replace(file, everywhere, 'P. Hale');
      }
    },
  },
];
