import type { Sent } from '../testing';

export const isPage = (path: string) => ['/', '/Home', '/AITeam', '/ShiftLog'].includes(path);

export const isHashed = (path: string) => path.startsWith('/_next/static/');

export const withHeader = (answer: Sent, name: string, value: string | string[]): Sent => ({
  ...answer,
  headers: { ...answer.headers, [name]: value },
});

export const without = (answer: Sent, name: string): Sent => {
  const { [name]: _, ...headers } = answer.headers;
  return { ...answer, headers };
};

export const redirect = (status: number, location: string): Sent => ({
  status,
  headers: { location },
  body: Buffer.alloc(0),
});
