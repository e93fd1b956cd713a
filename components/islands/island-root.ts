import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';

interface IslandRootProps {
  component: ComponentType<object>;
  props: object;
  onReady?: () => void;
}

/** The root of an island, which the export and the browser render alike. */
export function IslandRoot({ component, props, onReady }: IslandRootProps): ReactNode {
  useEffect(() => onReady?.(), [onReady]);
  return createElement(component, props);
}
