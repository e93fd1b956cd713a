import type { Capabilities } from '@/lib/content/types';

type Pillar = Capabilities['pillars'][number];

interface PillarHubsProps {
  hubs: Pillar['hubs'];
  tone: NonNullable<Pillar['tone']> | 'paper';
}

/** A hub for each function, and what it covers. */
export function PillarHubs({ hubs, tone }: PillarHubsProps) {
  const onGraphite = tone === 'graphite';
  return (
    <div>
      <h3 className={`tag font-normal ${onGraphite ? 'text-steel-light' : 'text-steel'}`}>
        What each hub covers
      </h3>
      <ul
        className={`mt-3 grid gap-px border sm:grid-cols-2 ${hubs.length > 2 ? 'lg:grid-cols-4' : ''} ${onGraphite ? 'border-graphite-rule bg-graphite-rule' : 'border-ink bg-ink'}`}
      >
        {hubs.map(({ name, items }) => (
          <li key={name} className={`p-4 ${onGraphite ? 'bg-graphite' : 'bg-white'}`}>
            <h4 className="font-semibold">{name}</h4>
            <ul className={`mt-1 ${onGraphite ? 'text-steel-light' : 'text-steel'}`}>
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
