import type { Capabilities } from '@/lib/content/types';

interface PillarHubsProps {
  hubs: Capabilities['pillars'][number]['hubs'];
  /** The color of quiet text. */
  quiet: string;
}

/** A hub for each function, and what it covers. */
export function PillarHubs({ hubs, quiet }: PillarHubsProps) {
  return (
    <div>
      <h3 className={`tag font-normal ${quiet}`}>Hubs</h3>
      <ul className="mt-2 grid grid-cols-2 gap-x-8 gap-y-4 sm:max-lg:grid-cols-4">
        {hubs.map(({ name, items }) => (
          <li key={name}>
            <h4 className="font-semibold">{name}</h4>
            <ul className={quiet}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
