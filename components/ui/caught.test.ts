import { expect, it } from 'vitest';
import { type Caught, onCaught, tellCaught } from './caught';

it('tells each error once, those from before anybody listened too', () => {
  const heard: Caught[] = [];
  tellCaught('early', 'Menu');
  const end = onCaught((caught) => heard.push(caught));
  tellCaught('late', 'Search');
  end();
  tellCaught('between', 'Dialog');
  expect(heard).toEqual([
    { error: 'early', componentName: 'Menu' },
    { error: 'late', componentName: 'Search' },
  ]);
  onCaught((caught) => heard.push(caught))();
  expect(heard.slice(2)).toEqual([{ error: 'between', componentName: 'Dialog' }]);
});
