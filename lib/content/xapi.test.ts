import { describe, expect, it } from 'vitest';
import { readContent } from './read-content';
import { toXapiStatements } from './xapi';

describe('experience statements', () => {
  const { xapiStream } = readContent('content').drawings;
  const statements = toXapiStatements(xapiStream);

  it('match what SCORM tracks on the same day: one course and its score', () => {
    const { scorm, statements, opened } = xapiStream;
    const score = statements[opened - 1]?.result.score?.scaled ?? 0;
    expect(scorm.tracked).toMatch(new RegExp(`\\b${score * 100}$`));
  });

  it('have verbs and activity types of the ADL vocabulary, and times with a UTC offset', () => {
    for (const { verb, object, timestamp } of statements) {
      expect(verb.id).toMatch(/^http:\/\/adlnet\.gov\/expapi\/verbs\/[a-z]+$/);
      expect(new URL(object.id).hostname).toBe('plant.example');
      expect(object.definition.type).toMatch(/^http:\/\/adlnet\.gov\/expapi\/activities\/[a-z]+$/);
      expect(timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
      expect(Number.isNaN(Date.parse(timestamp))).toBe(false);
    }
    expect(new Set(statements.map(({ id }) => id)).size).toBe(statements.length);
  });
});
