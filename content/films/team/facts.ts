import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AgentIcon } from '@/components/sections/agent-icons';
import { contentBeforeFilms } from '@/lib/content';

/** The agents in the order of the page, each with the symbol that its plate has there. */
export const facts = contentBeforeFilms().agents.map(({ name, icon }) => ({
  name,
  symbol: renderToStaticMarkup(createElement(AgentIcon, { name: icon, className: 'symbol' })),
}));
