import { hrefOf } from '@/lib/content';
import { absoluteUrl, type Thing } from './site-nodes';

interface Tool {
  /** The ID of its region. */
  id: string;
  name: string;
  featureList: string[];
}

/** The drawings that compute, by page. Each is named as on the page. */
const toolsByPage: Record<string, Tool[]> = {
  ISO: [
    {
      id: 'roi-calculator',
      name: 'ROI calculator',
      featureList: ['Return on investment', 'Net benefit', 'Benefit-cost ratio', 'Payback'],
    },
  ],
  Home: [
    {
      id: 'permit-conflict-board',
      name: 'Permit conflict board',
      featureList: ['SIMOPS conflicts by time and distance', 'Times that the rules leave'],
    },
  ],
  Capabilities: [
    {
      id: 'isolation-walkthrough',
      name: 'Isolation walkthrough',
      featureList: ['Lock, tag, try, and verify in order', 'Lock removal in reverse'],
    },
    {
      id: 'spot-the-error',
      name: 'Spot the error',
      featureList: [
        'An isolation drawn wrong, another one each day',
        'The reason and the standard',
      ],
    },
    {
      id: 'lockout-check',
      name: 'Lockout plan check',
      featureList: [
        'Findings in a pasted isolation plan, with OSHA and NFPA paragraphs',
        'Lockout sheet to print',
      ],
    },
    {
      id: 'earned-value-calculator',
      name: 'Earned value calculator',
      featureList: ['CPI', 'SPI', 'CV', 'SV', 'EAC', 'ETC', 'VAC', 'TCPI'],
    },
  ],
};

/** The tools of a page. They run in the browser, and cost nothing. */
export function tools(page: string): Thing[] {
  return (toolsByPage[page] ?? []).map(({ id, name, featureList }) => ({
    '@type': 'WebApplication',
    '@id': absoluteUrl(`${hrefOf(page)}#${id}`),
    url: absoluteUrl(`${hrefOf(page)}#${id}`),
    name,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    isAccessibleForFree: true,
    featureList,
  }));
}
