import type { CompanyDrawingsContent } from '@/lib/content/types';
import { LineDrawing } from './line-drawing';

type ScatteredRecordsContent = CompanyDrawingsContent['scatteredRecords'];

/**
 * Three records in three places, joined into one line that leads to a decision. It's framed like a film, for a graphite
 * background.
 */
export function ScatteredRecords({ seen, caption, ...content }: ScatteredRecordsContent) {
  return (
    <figure className="film">
      <LineDrawing
        seen={seen}
        wide={{ height: 400, picture: <Wide {...content} /> }}
        tall={{ height: 610, picture: <Tall {...content} /> }}
      />
      <figcaption className="tag border-t border-graphite-rule py-4 text-steel-light normal-case">
        {caption}
      </figcaption>
    </figure>
  );
}

type PictureProps = Omit<ScatteredRecordsContent, 'seen' | 'caption'>;

function Wide({ records, decision, ...console }: PictureProps) {
  const rows = records.map((_, index) => 100 + index * 100);
  return (
    <>
      <path
        className="stroke-blue-light"
        strokeDasharray="6 5"
        d={`${rows.map((y) => `M306 ${y}H400`).join('')}M400 ${rows[0]}V${rows.at(-1)}`}
      />
      <path d="M400 100H478m-9-5 9 5-9 5" />
      {records.map((record, index) => (
        <Plate key={record.from} {...record} x={48} y={rows[index] ?? 0} width={258} />
      ))}
      <Decision {...decision} x={480} y={100} width={228} />
      <path className="stroke-steel-light" d="M594 142V238" strokeDasharray="2 4" />
      <Vessel {...console} />
    </>
  );
}

function Tall({ records, decision, ...console }: PictureProps) {
  const rows = records.map((_, index) => 84 + index * 100);
  return (
    <>
      <path
        className="stroke-blue-light"
        strokeDasharray="6 5"
        d={`${rows.map((y) => `M76 ${y}H52`).join('')}M52 ${rows[0]}V394`}
      />
      <path d="M52 394H78m-9-5 9 5-9 5" />
      {records.map((record, index) => (
        <Plate key={record.from} {...record} x={76} y={rows[index] ?? 0} width={280} />
      ))}
      <Decision {...decision} x={80} y={394} width={276} />
      <path className="stroke-steel-light" d="M220 436V460" strokeDasharray="2 4" />
      <g transform="translate(-374 222)">
        <Vessel {...console} />
      </g>
    </>
  );
}

/** What the console shows: a vessel with its level instrument and sight glass. */
function Vessel({ vessel, instrument }: Pick<PictureProps, 'vessel' | 'instrument'>) {
  const [letters, number] = instrument.split('-');
  return (
    <>
      <path
        className="fill-graphite stroke-steel-light"
        d="M560 256a34 18 0 0 1 68 0v76a34 18 0 0 1-68 0zM560 256h68M560 332h68M568 282h52M576 290h36M584 298h20M628 274h44v44h-44"
      />
      <circle cx="510" cy="294" r="25" className="fill-graphite stroke-steel-light" />
      <path className="stroke-steel-light" d="M535 294h25M668 286h8v20h-8z" />
      <g className="quiet" textAnchor="middle">
        <text x="510" y="290">
          {letters}
        </text>
        <text x="510" y="308">
          {number}
        </text>
        <text x="594" y="320">
          {vessel}
        </text>
      </g>
    </>
  );
}

interface PlaceProps {
  x: number;
  /** The middle. */
  y: number;
  width: number;
}

function Plate({ from, tag, text, x, y, width }: PictureProps['records'][number] & PlaceProps) {
  return (
    <>
      <path
        className="fill-graphite-raised stroke-steel-light"
        d={`M${x} ${y - 34}h${width - 12}l12 12v56H${x}z`}
      />
      <g className="quiet">
        <text x={x + 14} y={y - 12}>
          {from}
        </text>
      </g>
      <text x={x + 14} y={y + 6}>
        {tag}
      </text>
      <text x={x + 14} y={y + 24}>
        {text}
      </text>
    </>
  );
}

function Decision({ time, text, x, y, width }: PictureProps['decision'] & PlaceProps) {
  return (
    <g className="[&_text]:fill-graphite">
      <path
        className="fill-paper stroke-paper"
        d={`M${x + 14} ${y - 42}h${width - 14}v84h-${width - 14}l-14-14v-56z`}
      />
      <circle cx={x + 17} cy={y} r="4" className="fill-graphite stroke-none" />
      <text x={x + 34} y={y - 18}>
        {time}
      </text>
      <g className="font-sans text-[19px] font-bold">
        {text.map((line, index) => (
          <text key={line} x={x + 33} y={y + 6 + index * 22}>
            {line}
          </text>
        ))}
      </g>
    </g>
  );
}
