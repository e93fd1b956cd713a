import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { IslandRoot } from './island-root';

/**
 * Hydrates one island. If it can't be rendered, now or later, its HTML stays, with a notice.
 *
 * @param component gets the props from the element's `data-props`
 * @param report called with what React couldn't render later
 * @returns resolves when its effects have run, and rejects with what React couldn't render until then
 */
export function hydrateIsland(
  element: HTMLElement,
  component: ComponentType<never>,
  report: (error: unknown) => void,
): Promise<void> {
  const kept = [...element.childNodes].map((node) => node.cloneNode(true));
  const { props = '{}', key = '' } = element.dataset;
  return new Promise((resolve, reject) => {
    let fail: (error: unknown) => void = reject;
    const content = createElement(IslandRoot, {
      // The export has rendered this component with these props.
      component: component as ComponentType<object>,
      props: JSON.parse(props),
      onReady() {
        fail = report;
        resolve();
      },
    });
    // Synchronously, so that no press comes between React's listeners and what's pressed again after hydration.
    const root = flushSync(() =>
      hydrateRoot(element, content, {
        identifierPrefix: key,
        onUncaughtError(error) {
          fail(error);
          // React is still removing what it has rendered.
          queueMicrotask(() => {
            root.unmount();
            element.replaceChildren(...kept);
            import('./stopped-notice').then(({ showStopped }) => showStopped(element), report);
          });
        },
        onRecoverableError: report,
      }),
    );
  });
}
