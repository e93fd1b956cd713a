import type { CompanyDrawingsContent } from '@/lib/content/types';
import { LineDrawing } from './line-drawing';

/** A drawing sheet on which four lines join into one. Its title block shows the year of founding. */
export function OneRecord({
  name,
  seen,
  streams,
  line,
  instrument,
  valve,
  revision,
}: CompanyDrawingsContent['oneRecord'] & { name: string }) {
  return (
    <LineDrawing seen={seen} height={330}>
      <path d="M1 1H399V329H1z" className="fill-white" strokeWidth="2" />
      <path
        d="M100 1v7M200 1v7M300 1v7M1 110h7M1 220h7M399 110h-7M392 220h7M60 322v7"
        strokeWidth="1"
      />
      {streams.map((stream, index) => (
        <text key={stream} x="20" y={[50, 94, 150, 194][index]}>
          {stream}
        </text>
      ))}
      <path d="M20 58H128L160 80M20 102H128L160 80H190L220 130M20 158H128L160 180M20 202H128L160 180H190L220 130" />
      <path d="M220 130H388" strokeWidth="3" />
      <text x="226" y="152">
        {line}
      </text>
      <path d="M262 130V84" className="stroke-blue" strokeDasharray="5 4" />
      <circle cx="262" cy="64" r="20" className="fill-white" />
      <path d="M242 64h40" />
      <text x="262" y="34" textAnchor="middle">
        {instrument}
      </text>
      <path d="M326 118v24l36-24v24zM344 130v-26M332 104h24" className="fill-white" />
      <text x="390" y="92" textAnchor="end">
        {valve}
      </text>
      <path d="M120 240H399M120 240V329M120 270H399M120 300H399M160 270V329M276 270V329" />
      <g className="font-semibold">
        <text x="130" y="260" className="text-[15px]">
          {name}
        </text>
      </g>
      <g className="[&_text]:fill-steel">
        <text x="130" y="290">
          Rev
        </text>
        <text x="170" y="290">
          Date
        </text>
        <text x="286" y="290">
          Description
        </text>
      </g>
      <text x="130" y="320">
        {revision.number}
      </text>
      <text x="170" y="320">
        {revision.date}
      </text>
      <text x="286" y="320">
        {revision.what}
      </text>
    </LineDrawing>
  );
}
