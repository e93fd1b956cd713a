import type { CompanyDrawingsContent } from '@/lib/content/types';

interface TitleBlockProps {
  name: string;
  category: string;
  facts: CompanyDrawingsContent['titleBlock']['facts'];
  email: string;
}

/** What there is to know about the company, as the title block of a drawing. */
export function TitleBlock({ name, category, facts, email }: TitleBlockProps) {
  return (
    <div className="title-block">
      <p className="rivets">
        <strong className="block text-3xl leading-none xl:text-hero">{name}</strong>
        <span className="mt-2 block text-steel">{category}</span>
      </p>
      <dl>
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt className="tag text-steel">{fact.name}</dt>
            <dd>{fact.text}</dd>
          </div>
        ))}
        <div>
          <dt className="tag text-steel">Email</dt>
          <dd className="font-mono text-sm leading-6 select-all">{email}</dd>
        </div>
      </dl>
    </div>
  );
}
